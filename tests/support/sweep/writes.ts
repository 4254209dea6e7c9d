import type { Field, Payload } from 'payload'
import { type Answer, READERS, type Reader } from '../staff-doors'
import { collectionsOf, says, tableOf } from './fields'
import { PLANTED_ID } from './plant'
import type { Sweeping } from './reads'

type Asking = { method: string; body: unknown }
type Doors = {
  payload: Payload
  ask: (role: Reader, path: string, asking: Asking) => Promise<Answer>
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

type Shown = {
  slug: string
  name: string
  type: string
  access: { create?: unknown; update?: unknown } | undefined
}

/** Every field that a form shows read-only, by its collection. */
export const shownReadOnly = (payload: Payload): Shown[] =>
  payload.config.collections.flatMap(({ slug, fields }) =>
    readOnlyIn(fields).map(field => ({ slug, ...field })),
  )

function readOnlyIn(fields: readonly Field[]): Omit<Shown, 'slug'>[] {
  return fields.flatMap(field => {
    const inside = 'fields' in field && !('name' in field) ? readOnlyIn(field.fields) : []
    const isShown =
      'name' in field && field.name && field.admin && 'readOnly' in field.admin && field.admin.readOnly
    if (!isShown || ('virtual' in field && field.virtual)) return inside
    return [
      ...inside,
      { name: String(field.name), type: field.type, access: 'access' in field ? field.access : undefined },
    ]
  })
}

/** Sends every read-only field as every role, by itself, and looks whether its row changed; `taken` are the answers of 200. */
export async function sweepWrites({ payload, ask, query }: Doors): Promise<Sweeping & { taken: number }> {
  const swept: Sweeping & { taken: number } = { asked: 0, taken: 0, found: [] }
  for (const { slug, name, type } of shownReadOnly(payload)) {
    const { rows } = await query(`select id from ${tableOf(slug)} order by id = '${PLANTED_ID}' desc limit 1`)
    if (!rows[0]) throw new Error(`There is no row of ${slug}`)
    const { id } = rows[0]
    const stored = async () => {
      const text = `select to_jsonb(t) - 'updated_at' as row from ${tableOf(slug)} t where id = $1`
      return JSON.stringify((await query(text, [id])).rows)
    }
    const before = await stored()
    for (const role of READERS) {
      const body = { [name]: type in VALUES ? VALUES[type] : 'tampered' }
      const { status } = await ask(role, `/${slug}/${id}`, { method: 'PATCH', body })
      swept.asked += 1
      if (status === 200) swept.taken += 1
      const after = await stored()
      if (SIGNED.includes(name) ? after.includes('tampered') : after !== before)
        swept.found.push(`${role} ${slug}.${name}`)
    }
  }
  return swept
}

const VALUES: Record<string, unknown> = {
  date: '2001-01-01T00:00:00.000Z',
  number: 4711,
  checkbox: false,
  select: 'support',
  relationship: null,
}

/** What the shop itself writes at every change, over what was sent. */
const SIGNED = ['changed_by']

/** What Payload finds out about a file, and the shop about an attachment, whatever a request says of it. */
const FOUND_OUT = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL']
const BY_THE_SHOP = ['ticket-attachments.name']

/** Who could write a read-only field, by the rules alone: of a new row and of one that stands. */
export async function writersOfReadOnly(payload: Payload): Promise<string[]> {
  const found: string[] = []
  for (const { slug, name, access } of shownReadOnly(payload)) {
    if ([...FOUND_OUT, ...SIGNED].includes(name) || BY_THE_SHOP.includes(`${slug}.${name}`)) continue
    const collection = collectionsOf(payload).find(each => each.slug === slug)
    for (const operation of ['create', 'update'] as const)
      for (const role of READERS)
        if (
          (await says(collection?.access[operation], role, payload)) &&
          (await says(access?.[operation], role, payload))
        )
          found.push(`${role} ${operation} ${slug}.${name}`)
  }
  return found
}
