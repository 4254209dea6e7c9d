import type { Field, Payload } from 'payload'
import { type Answer, READERS, type Reader } from '../staff-doors'
import { says, tableOf } from './fields'
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
  /** Of a global there is one row, which is there already. */
  isGlobal: boolean
  name: string
  type: string
  access: { create?: unknown; update?: unknown } | undefined
}

/** Every field that a form shows read-only, by its collection or global. */
export const shownReadOnly = ({ config: { collections, globals } }: Payload): Shown[] => [
  ...collections.flatMap(({ slug, fields }) =>
    readOnlyIn(fields).map(field => ({ slug, isGlobal: false, ...field })),
  ),
  ...globals.flatMap(({ slug, fields }) =>
    readOnlyIn(fields).map(field => ({ slug, isGlobal: true, ...field })),
  ),
]

type ReadOnly = Omit<Shown, 'slug' | 'isGlobal'>

function readOnlyIn(fields: readonly Field[]): ReadOnly[] {
  return fields.flatMap(field => {
    const inside = readOnlyIn(partsOf(field))
    if ('name' in field) refuseUnsent(field.name, inside)
    const isShown =
      'name' in field && field.name && field.admin && 'readOnly' in field.admin && field.admin.readOnly
    const alone = 'name' in field ? [] : inside
    if (!isShown || ('virtual' in field && field.virtual)) return alone
    return [
      ...alone,
      { name: String(field.name), type: field.type, access: 'access' in field ? field.access : undefined },
    ]
  })
}

/** A field within a field that has a name is not sent by itself; but of the sizes of a picture Payload keeps none that is sent. */
function refuseUnsent(name: string, inside: readonly ReadOnly[]): void {
  const unsent = inside.find(each => !FOUND_OUT.includes(each.name))
  if (unsent) throw new Error(`${name} holds ${unsent.name}, which the sweep does not send`)
}

/** What a field holds, whatever the form makes of it. */
function partsOf(field: Field): Field[] {
  if ('fields' in field) return field.fields
  if ('tabs' in field) return field.tabs.flatMap(tab => tab.fields)
  return 'blocks' in field ? field.blocks.flatMap(block => block.fields) : []
}

/** Sends every read-only field as every role, by itself, and looks whether its row changed; `taken` are the answers of 200. */
export async function sweepWrites({ payload, ask, query }: Doors): Promise<Sweeping & { taken: number }> {
  const swept: Sweeping & { taken: number } = { asked: 0, taken: 0, found: [] }
  for (const { slug, isGlobal, name, type } of shownReadOnly(payload)) {
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
      const { status } = isGlobal
        ? await ask(role, `/globals/${slug}`, { method: 'POST', body })
        : await ask(role, `/${slug}/${id}`, { method: 'PATCH', body })
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
  for (const { slug, isGlobal, name, access } of shownReadOnly(payload)) {
    if ([...FOUND_OUT, ...SIGNED].includes(name) || BY_THE_SHOP.includes(`${slug}.${name}`)) continue
    for (const operation of isGlobal ? (['update'] as const) : (['create', 'update'] as const))
      for (const role of READERS)
        if (
          (await says(rulesOf(payload, slug)[operation], role, payload)) &&
          (await says(access?.[operation], role, payload))
        )
          found.push(`${role} ${operation} ${slug}.${name}`)
  }
  return found
}

/** The rules of a collection or a global. */
function rulesOf({ config }: Payload, slug: string): { create?: unknown; update?: unknown } {
  const owner = [...config.collections, ...config.globals].find(each => each.slug === slug)
  return owner?.access ?? {}
}
