import { type Database, inTransaction } from '../runtime/database'

/** Payload writes a row as soon as somebody opens «Create new» of these; what names a document, and its English title. */
const KINDS = [
  { table: 'articles', key: 'number', title: 'title' },
  { table: 'pages', key: 'route', title: 'title' },
  { table: 'product_copy', key: 'route', title: 'headline' },
  { table: 'campaigns', key: 'key', title: 'name' },
] as const

const DAY = 24 * 60 * 60 * 1000

/** Removes drafts in which nobody wrote anything within a day before `at` (ms). Gives how many. */
export async function forgetEmptyDrafts(at: number): Promise<number> {
  let gone = 0
  for (const kind of KINDS) gone += await inTransaction(tx => forget(tx, kind, new Date(at - DAY)))
  return gone
}

/** Never published nor saved since it was made, and without a key or, in any language, a title. */
async function forget(
  tx: Database,
  { table, key, title }: (typeof KINDS)[number],
  until: Date,
): Promise<number> {
  const rows = await tx.query<{ id: string }>(
    `select d.id from ${table} d where d._status = 'draft' and d.created_at <= $1 and d.${key} is null
       and not exists (select from ${table}_translations t where t._parent_id = d.id and t.${title} <> '')
       and not exists (select from _${table}_v v where v.parent_id = d.id and (v.version__status is distinct from 'draft'
         or v.updated_at - v.created_at > interval '1 second' or v.version_${key} is not null
         or exists (select from _${table}_v_translations t where t._parent_id = v.id and t.version_${title} <> '')))
     for update of d skip locked`,
    [until],
  )
  const ids = rows.map(({ id }) => id)
  await tx.query(`delete from _${table}_v where parent_id = any($1)`, [ids])
  await tx.query(`delete from ${table} where id = any($1)`, [ids])
  return ids.length
}
