import type { Payload } from 'payload'
import { READERS, type Reader } from '../staff-doors'
import { collectionsOf, leadsTo, mayRead, type Swept } from './fields'
import type { Doors, Sweeping } from './reads'

/** Asks as every role to find and sort rows by every field that the role may not read, of related rows too. */
export async function sweepOracles({ payload, ask }: Doors): Promise<Sweeping> {
  const swept: Sweeping = { asked: 0, found: [] }
  for (const role of READERS)
    for (const collection of collectionsOf(payload)) {
      if (!(await mayRead(payload, role, collection, undefined))) continue
      for (const path of await questionsOf(payload, role, collection)) {
        const { status } = await ask(role, path)
        swept.asked += 1
        if (status < 400) swept.found.push(`${role} ${path}`)
      }
    }
  return swept
}

async function questionsOf(payload: Payload, role: Reader, collection: Swept): Promise<string[]> {
  const { slug, flattenedFields, versions } = collection
  const own = await hiddenIn(payload, role, collection)
  const related: string[] = []
  const joined: string[] = []
  for (const field of flattenedFields) {
    const to = collectionsOf(payload).find(each => each.slug === leadsTo(field))
    if (!to) continue
    const hidden = await hiddenIn(payload, role, to)
    related.push(...hidden.map(name => `${field.name}.${name}`))
    if (field.type === 'join' && (await mayRead(payload, role, to, undefined)))
      joined.push(
        ...hidden.flatMap(name => [
          `/${slug}?joins[${field.name}][where][${name}][exists]=true`,
          `/${slug}?joins[${field.name}][sort]=${name}`,
        ]),
      )
  }
  return [
    ...[...own, ...related].flatMap(name => [
      `/${slug}?where[${name}][exists]=true`,
      `/${slug}?where[or][0][and][0][${name}][not_equals]=x`,
      `/${slug}/count?where[${name}][exists]=true`,
      `/${slug}?sort=-${name}`,
      ...(versions ? [`/${slug}/versions?where[version.${name}][exists]=true`] : []),
    ]),
    ...joined,
  ]
}

/** The columns of a collection that a role may not read; all of them where it may read none. */
async function hiddenIn(payload: Payload, role: Reader, collection: Swept): Promise<string[]> {
  const hidden: string[] = []
  for (const field of collection.flattenedFields)
    if (ASKED.includes(field.type) && !(await mayRead(payload, role, collection, field)))
      hidden.push(field.name)
  return hidden
}

/** Types of fields that hold a value of their own. */
const ASKED: readonly string[] = [
  'text',
  'textarea',
  'number',
  'select',
  'radio',
  'date',
  'checkbox',
  'email',
  'json',
  'relationship',
  'upload',
]
