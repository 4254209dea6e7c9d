import { database } from '../runtime/database'
import { productTitle } from './product-title'

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

/** What a version is called in a column of its translations: in English, else in a language that has a word. */
const worded = (table: string, column: string) =>
  `(select t.${column} from _${table}_v_translations t where t._parent_id = v.id and t.${column} <> ''
    order by t._locale <> 'en', t._locale limit 1)`

/** Of the collections with drafts: their table, and how a version of theirs is called. */
const WRITTEN = [
  { collection: 'articles', table: 'articles', title: worded('articles', 'version_title') },
  { collection: 'pages', table: 'pages', title: worded('pages', 'version_title') },
  { collection: 'reviews', table: 'reviews', title: worded('reviews', 'version_title') },
  { collection: 'best-lists', table: 'best_lists', title: worded('best_lists', 'version_title') },
  { collection: 'guides', table: 'guides', title: worded('guides', 'version_title') },
  {
    collection: 'product-copy',
    table: 'product_copy',
    title: `coalesce(${productTitle('p.route = v.version_route')}, v.version_route)`,
  },
  {
    collection: 'legal',
    table: 'legal',
    title: `coalesce(${worded('legal', 'version_title')}, v.version_key)`,
  },
]
/** These say who changed them. */
const SIGNED = [
  { collection: 'coupons', table: 'coupons', title: 'v.version_code' },
  {
    collection: 'campaigns',
    table: 'campaigns',
    title: `coalesce(${worded('campaigns', 'version_name')}, v.version_key)`,
  },
  {
    collection: 'offer-rules',
    table: 'offer_rules',
    title: `coalesce(${worded('offer_rules', 'version_label')}, v.version_key)`,
  },
]

/** What stays behind when one language is published is a snapshot, and nobody's work. */
const LATEST = `v.latest and v.version__status = 'draft' and v.snapshot is not true`

const draftsOf =
  (signature: string) =>
  ({ collection, table, title }: (typeof WRITTEN)[number]) =>
    `select '${collection}' as collection, d.id, coalesce(${title}, '') as title, ${signature} as changed_by,
        d._status is distinct from 'published' as "isNew", v.updated_at
      from _${table}_v v join ${table} d on d.id = v.parent_id where ${LATEST} and d.deleted_at is null`

const DRAFTS = [
  ...WRITTEN.map(draftsOf('null::varchar')),
  ...SIGNED.map(draftsOf('v.version_changed_by')),
].join(' union all ')
