import type { Payload } from 'payload'
import { type Answer, READERS, type Reader } from '../staff-doors'
import { collectionsOf, leadsTo, mayRead, type Swept, tableOf } from './fields'
import { PLANTED_ID } from './plant'
import { SECRETS } from './secrets'

export type Doors = { payload: Payload; ask: (role: Reader, path: string) => Promise<Answer> }
/** What was asked, and what should not have come of it. */
export type Sweeping = { asked: number; found: string[] }

/** Asks as every role for every collection and global, whole and by each field, and looks for what the role may not read. */
export async function sweepReads({ payload, ask }: Doors): Promise<Sweeping> {
  const swept: Sweeping = { asked: 0, found: [] }
  const forbidden = forbiddenFor(payload)
  for (const role of READERS)
    for (const path of readsOf(payload)) {
      const { text } = await ask(role, path)
      swept.asked += 1
      for (const name of namesIn(text))
        if (await forbidden(role, name)) swept.found.push(`${role} ${path}: ${name}`)
    }
  return swept
}

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/planted:(\w+\.\w+):/g)].flatMap(([, name]) => name ?? []))

function readsOf(payload: Payload): string[] {
  const ofCollections = collectionsOf(payload).flatMap(({ slug, flattenedFields, versions }) => [
    `/${slug}?limit=50&depth=2`,
    `/${slug}?limit=50&depth=3&draft=true&trash=true`,
    `/${slug}/${PLANTED_ID}?depth=3`,
    ...flattenedFields.flatMap(field => [
      `/${slug}?limit=50&depth=1&select[${field.name}]=true`,
      ...populatedBy(payload, slug, field),
    ]),
    ...(versions
      ? [`/${slug}/versions?limit=20&depth=2`, `/${slug}/versions?limit=20&select[version]=true`]
      : []),
  ])
  const ofGlobals = payload.config.globals.flatMap(({ slug, flattenedFields }) => [
    `/globals/${slug}?depth=2`,
    ...flattenedFields.map(({ name }) => `/globals/${slug}?select[${name}]=true`),
  ])
  return [
    ...ofCollections,
    ...ofGlobals,
    '/access',
    '/users/me',
    '/payload-jobs/run',
    '/payload-preferences/x',
  ]
}

/** A related row with each of its fields by itself, for such a row is selected apart. */
function populatedBy(payload: Payload, slug: string, field: Swept['flattenedFields'][number]): string[] {
  const to = collectionsOf(payload).find(each => each.slug === leadsTo(field))
  const secret =
    to?.flattenedFields.filter(({ name }) => SECRETS.includes(`${tableOf(to.slug)}.${name}`)) ?? []
  return secret.map(
    ({ name }) => `/${slug}?limit=50&depth=2&select[${field.name}]=true&populate[${to?.slug}][${name}]=true`,
  )
}

/** Whether a role may not read what stands in a column. */
function forbiddenFor(payload: Payload): (role: Reader, name: string) => Promise<boolean> {
  const known = new Map<string, boolean>()
  return async (role, name) => {
    const key = `${role} ${name}`
    const decided = known.get(key) ?? (SECRETS.includes(name) || !(await isReadable(payload, role, name)))
    known.set(key, decided)
    return decided
  }
}

async function isReadable(payload: Payload, role: Reader, name: string): Promise<boolean> {
  const [table = '', column = ''] = name.split('.')
  const owners = collectionsOf(payload).filter(({ slug }) =>
    table.replace(/^_/, '').startsWith(tableOf(slug)),
  )
  const [owner] = owners.sort((a, b) => b.slug.length - a.slug.length)
  if (!owner)
    return payload.config.globals.some(({ slug }) => table.startsWith(tableOf(slug))) && role !== 'visitor'
  return mayRead(
    payload,
    role,
    owner,
    owner.flattenedFields.find(field => field.name === column),
  )
}
