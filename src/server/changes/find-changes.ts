import { productTitle } from '../content/product-title'
import { database } from '../runtime/database'

type Versioned = { kind: string; table: string; title: string; has?: 'trash' }

const PRODUCT = productTitle('p.id = v.version_product_id')
const PAGE_OF = productTitle('p.route = v.version_route')

/** Of what keeps versions: its table, and what names a document, where it has no English title. */
const TITLED: Versioned[] = [
  { kind: 'products', table: 'products', title: 'coalesce(t.version_name, v.version_route)' },
  { kind: 'campaigns', table: 'campaigns', title: 'coalesce(t.version_name, v.version_key)', has: 'trash' },
  {
    kind: 'articles',
    table: 'articles',
    // An article may be written in no English.
    title: `coalesce(t.version_title, (select o.version_title from _articles_v_translations o
      where o._parent_id = v.id and o.version_title <> '' limit 1), v.version_number::text)`,
    has: 'trash',
  },
  { kind: 'pages', table: 'pages', title: 'coalesce(t.version_title, v.version_route)', has: 'trash' },
  {
    kind: 'offer-rules',
    table: 'offer_rules',
    title: `coalesce(nullif(t.version_label, ''), v.version_key)`,
    has: 'trash',
  },
  {
    kind: 'legal',
    table: 'legal',
    title: `coalesce(nullif(t.version_title, ''), v.version_key)`,
    has: 'trash',
  },
  { kind: 'guides', table: 'guides', title: 'coalesce(t.version_title, v.version_route)', has: 'trash' },
  { kind: 'reviews', table: 'reviews', title: 'coalesce(t.version_title, v.version_route)', has: 'trash' },
  {
    kind: 'best-lists',
    table: 'best_lists',
    title: 'coalesce(t.version_title, v.version_key)',
    has: 'trash',
  },
]
/** The admin says these in words where it can (`madeTitles`). */
const NAMED: Versioned[] = [
  { kind: 'plans', table: 'plans', title: `concat_ws(' · ', ${PRODUCT}, v.version_pay_key)` },
  { kind: 'bundles', table: 'bundles', title: PRODUCT },
  { kind: 'subscriber-prices', table: 'subscriber_prices', title: 'v.version_family::text' },
  { kind: 'coupons', table: 'coupons', title: 'v.version_code', has: 'trash' },
  { kind: 'subscription-change-rules', table: 'subscription_change_rules', title: 'v.version_key' },
  {
    kind: 'product-copy',
    table: 'product_copy',
    title: `concat_ws(' · ', ${PAGE_OF}, v.version_route)`,
    has: 'trash',
  },
  { kind: 'sellers', table: 'sellers', title: 'v.version_market::text' },
]
const SETTINGS = [
  { kind: 'pricing-settings', table: 'pricing_settings' },
  { kind: 'subscription-settings', table: 'subscription_settings' },
  { kind: 'referral-settings', table: 'referral_settings' },
  { kind: 'staff-security', table: 'staff_security' },
  { kind: 'housekeeping', table: 'housekeeping' },
]
/** What support did, which has a log of its own. */
export const SUPPORT_KIND = 'audit-events'

export const CHANGED_COLLECTIONS: readonly string[] = [...TITLED, ...NAMED].map(({ kind }) => kind)
export const CHANGED_GLOBALS: readonly string[] = SETTINGS.map(({ kind }) => kind)

/**
 * One change: a version of a document (`document`), of settings (`document` is null), or an action of support. `at` in ms,
 * UTC. `person`: the address they sign in with; null for the shop itself, and where it was not noted yet. `language` is the one that
 * alone was published. `detail` is what the log of support says.
 */
export type Change = {
  kind: string
  id: string
  document: string | null
  title: string
  person: string | null
  at: number
  status: string | null
  language: string | null
  trashed: boolean
  first: boolean
  action: string | null
  detail: string | null
}

export type Cursor = { at: number; id: string }

export type ChangesAsked = {
  /** Those that somebody may read; no table of another is read. */
  kinds: readonly string[]
  /** Parts of the address and of the title, in lower case; empty for all. */
  person: string
  text: string
  /** In ms, UTC; half open. */
  from: number
  until: number
  /** The last that was shown. */
  after?: Cursor
}

const CHANGES_A_PAGE = 50
const LOWEST = '00000000-0000-0000-0000-000000000000'

/** The newest changes first, fifty at most; `next` where there are more. */
export async function findChanges(asked: ChangesAsked): Promise<{ changes: Change[]; next?: Cursor }> {
  const { kinds, person, text, from, until, after } = asked
  const end = after && after.at < until ? after : { at: until, id: LOWEST }
  const rows = await database.query<Omit<Change, 'at'> & { at: Date }>(CHANGES, [
    kinds,
    new Date(from),
    new Date(end.at),
    end.id,
    person,
    text,
    CHANGES_A_PAGE + 1,
  ])
  const changes = rows.slice(0, CHANGES_A_PAGE).map(row => ({ ...row, at: row.at.getTime() }))
  const last = rows.length > CHANGES_A_PAGE ? changes.at(-1) : undefined
  return { changes, next: last && { at: last.at, id: last.id } }
}

/** Each branch takes its newest by an index, so that however many versions there are, a page of each is sorted. */
const newest = (kind: string, at: string, person: string, title: string) =>
  `'${kind}' = any($1) and ${at} >= $2 and (${at}, v.id) < ($3, $4)
      and ($5 = '' or strpos(lower(coalesce(${person}, '')), $5) > 0)
      and ($6 = '' or strpos(lower(coalesce(${title}, '')), $6) > 0)
      order by ${at} desc, v.id desc limit $7`

/** Payload keeps when a document began with each of its versions. */
const FIRST = `coalesce(v.created_at - v.version_created_at < interval '1 second', false)`

const statusOf = (has?: 'trash') =>
  has
    ? 'v.version__status::text, v.published_locale::text, v.version_deleted_at is not null'
    : 'null, null, false'

/** What stays behind when one language is published is a snapshot, and nobody's work. */
const notLeftBehind = (has?: 'trash') => (has ? 'v.snapshot is not true and' : '')

const CHANGES = `with changes (kind, id, document, title, person, at, status, language, trashed, first, action, detail) as (
  ${[
    ...TITLED.map(
      ({ kind, table, title, has }) =>
        `(select '${kind}', v.id, v.parent_id, coalesce(${title}, ''), v.version_changed_by, v.updated_at, ${statusOf(has)}, ${FIRST}, null, null
      from _${table}_v v left join _${table}_v_translations t on t._parent_id = v.id and t._locale = 'en'
      where ${notLeftBehind(has)} ${newest(kind, 'v.updated_at', 'v.version_changed_by', title)})`,
    ),
    ...NAMED.map(
      ({ kind, table, title, has }) =>
        `(select '${kind}', v.id, v.parent_id, coalesce(${title}, ''), v.version_changed_by, v.updated_at, ${statusOf(has)}, ${FIRST}, null, null
      from _${table}_v v
      where ${notLeftBehind(has)} ${newest(kind, 'v.updated_at', 'v.version_changed_by', title)})`,
    ),
    ...SETTINGS.map(
      ({ kind, table }) =>
        `(select '${kind}', v.id, null::uuid, '', v.version_changed_by, v.updated_at, null, null, false, false, null, null
      from _${table}_v v where ${newest(kind, 'v.updated_at', 'v.version_changed_by', "''")})`,
    ),
    `(select '${SUPPORT_KIND}', v.id, v.id, coalesce(v.order_number, v.record, ''), v.staff, v.at, v.outcome::text, null, false, false,
        v.action::text, v.detail
      from audit_events v where ${newest(SUPPORT_KIND, 'v.at', 'v.staff', 'coalesce(v.order_number, v.record)')})`,
  ].join(' union all ')})
  select * from changes order by at desc, id desc limit $7`
