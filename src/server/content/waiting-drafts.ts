import { database } from '../runtime/database'

/** A document whose draft is newer than what is published, if anything is; `at`: of its last change, in ms. */
export type WaitingDraft = { collection: string; id: string; title: string; isNew: boolean; at: number }

type Asked = {
  /** The collections that somebody may write, by their slugs. */
  collections: readonly string[]
  /** Where a document says who changed it last, only theirs: the address they sign in with. */
  email: string
  limit: number
}

/** The latest drafts of documents, the last changed first. */
export async function waitingDrafts({ collections, email, limit }: Asked): Promise<WaitingDraft[]> {
  const rows = await database.query<Omit<WaitingDraft, 'at'> & { updated_at: Date }>(
    `select collection, id, title, "isNew", updated_at from (${DRAFTS}) drafts
     where collection = any($1) and (changed_by is null or changed_by = $2) order by updated_at desc, id limit $3`,
    [collections, email, limit],
  )
  return rows.map(({ updated_at, ...draft }) => ({ ...draft, at: updated_at.getTime() }))
}

/** Of the collections with drafts: their table, and the column of their title, in English where it is translated. */
const TRANSLATED = [
  { collection: 'articles', table: 'articles' },
  { collection: 'pages', table: 'pages' },
  { collection: 'reviews', table: 'reviews' },
  { collection: 'best-lists', table: 'best_lists' },
]
const NAMED = [
  { collection: 'product-copy', table: 'product_copy', title: 'route' },
  { collection: 'guides', table: 'guides', title: 'route' },
  { collection: 'legal', table: 'legal', title: 'key' },
]
/** These say who changed them. */
const SIGNED = [
  { collection: 'coupons', table: 'coupons', title: 'code' },
  { collection: 'campaigns', table: 'campaigns', title: 'key' },
  { collection: 'offer-rules', table: 'offer_rules', title: 'key' },
]

/** What stays behind when one language is published is a snapshot, and nobody's work. */
const LATEST = `v.latest and v.version__status = 'draft' and v.snapshot is not true`

const DRAFTS = [
  ...TRANSLATED.map(
    ({
      collection,
      table,
    }) => `select '${collection}' as collection, d.id, coalesce(t.version_title, '') as title,
        null as changed_by, d._status is distinct from 'published' as "isNew", v.updated_at
      from _${table}_v v join ${table} d on d.id = v.parent_id
      left join _${table}_v_translations t on t._parent_id = v.id and t._locale = 'en' where ${LATEST} and d.deleted_at is null`,
  ),
  ...NAMED.map(
    ({ collection, table, title }) => `select '${collection}', d.id, coalesce(v.version_${title}, ''),
        null, d._status is distinct from 'published', v.updated_at
      from _${table}_v v join ${table} d on d.id = v.parent_id where ${LATEST} and d.deleted_at is null`,
  ),
  ...SIGNED.map(
    ({ collection, table, title }) => `select '${collection}', d.id, coalesce(v.version_${title}, ''),
        v.version_changed_by, d._status is distinct from 'published', v.updated_at
      from _${table}_v v join ${table} d on d.id = v.parent_id where ${LATEST} and d.deleted_at is null`,
  ),
].join(' union all ')
