import { type Database, database } from '../runtime/database'
import { SCHEDULABLE, type Schedulable } from './terms'

/**
 * What is to be published or taken back at `at` (ms), in one language or in all. `refusal`: why it was not, at its instant; it stays
 * until somebody cancels it.
 */
export type ScheduledPublishing = {
  id: string
  collection: Schedulable
  document: string
  title: string
  type: 'publish' | 'unpublish'
  locale: string | null
  at: number
  refusal: string | null
}

type Row = Omit<ScheduledPublishing, 'at'> & { at: Date }

/** Within a half-open span (ms), of some kinds, the earliest first. */
export const scheduledWithin = async (
  { from, until }: { from: number; until: number },
  kinds: readonly string[],
): Promise<ScheduledPublishing[]> =>
  read(
    await database.query<Row>(
      `${SCHEDULED} where not has_error and at >= $1 and at < $2 and collection = any($3) order by at, title, id`,
      [new Date(from), new Date(until), kinds],
    ),
  )

/** Of one document, what was refused included. */
export const scheduledFor = async (collection: string, id: string): Promise<ScheduledPublishing[]> =>
  read(
    await database.query<Row>(`${SCHEDULED} where collection = $1 and document = $2 order by at, id`, [
      collection,
      id,
    ]),
  )

/** What was not published or taken back at its instant, of some kinds, the last first. */
export const refusedPublishings = async (
  kinds: readonly string[],
  limit: number,
): Promise<ScheduledPublishing[]> =>
  read(
    await database.query<Row>(
      `${SCHEDULED} where has_error and collection = any($1) order by at desc, id limit $2`,
      [kinds, limit],
    ),
  )

const read = (rows: readonly Row[]): ScheduledPublishing[] =>
  rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))

/** The column that names a document, and the one of its English title. */
const NAMES: Record<Schedulable, { key: string; title?: string }> = {
  campaigns: { key: 'key', title: 'name' },
  coupons: { key: 'code' },
  'offer-rules': { key: 'key', title: 'label' },
  'product-copy': { key: 'route' },
  pages: { key: 'route', title: 'title' },
  articles: { key: 'number', title: 'title' },
  guides: { key: 'route', title: 'title' },
  reviews: { key: 'route', title: 'title' },
  'best-lists': { key: 'key', title: 'title' },
  legal: { key: 'key', title: 'title' },
}

const titleOf = (collection: Schedulable): string => {
  const table = collection.replaceAll('-', '_')
  const { key, title } = NAMES[collection]
  return title
    ? `when '${collection}' then (select coalesce(t.${title}, d.${key}::text) from ${table} d
        left join ${table}_translations t on t._parent_id = d.id and t._locale = 'en' where d.id = s.document::uuid)`
    : `when '${collection}' then (select d.${key} from ${table} d where d.id = s.document::uuid)`
}

const SCHEDULED = `select id, collection, document, type, locale, at, refusal,
    coalesce(case collection ${SCHEDULABLE.map(titleOf).join(' ')} end, '') as title
  from (select j.id, j.input #>> '{doc,relationTo}' as collection, j.input #>> '{doc,value}' as document,
      coalesce(j.input ->> 'type', 'publish') as type, j.input ->> 'locale' as locale,
      coalesce(j.wait_until, j.created_at) as at, coalesce(j.has_error, false) as has_error, j.error ->> 'message' as refusal
    from payload_jobs j where j.task_slug = 'schedulePublish' and j.input ? 'doc') s`

/** Also one that was refused at its instant; undefined once it is done or cancelled. */
export async function scheduledPublishing(id: string): Promise<ScheduledPublishing | undefined> {
  const [found] = read(await database.query<Row>(`${SCHEDULED} where id = $1`, [id]))
  return found
}

/** False where it is being done just now, is done, or was cancelled before. */
export async function cancelPublishing(id: string): Promise<boolean> {
  const gone = await database.query<{ id: string }>(
    `delete from payload_jobs where id = (select id from payload_jobs where id = $1 for update skip locked) returning id`,
    [id],
  )
  return gone.length > 0
}

/** All that was to come of a document, what was refused included: for one that is thrown away. */
export async function cancelOfDocument(db: Database, document: string): Promise<void> {
  await db.query(
    `delete from payload_jobs where task_slug = 'schedulePublish' and input #>> '{doc,value}' = $1`,
    [document],
  )
}
