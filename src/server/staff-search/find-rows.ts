import { database } from '../runtime/database'
import { builtInTexts } from './built-in-texts'
import type { StaffQuestion } from './question'

/** In the order in which they are shown where nothing fits exactly. */
export const SEARCHED_KINDS = [
  'orders',
  'customers',
  'tickets',
  'customer-reviews',
  'products',
  'plans',
  'coupons',
  'campaigns',
  'offer-rules',
  'articles',
  'pages',
  'guides',
  'reviews',
  'interface-messages',
] as const
export type SearchedKind = (typeof SEARCHED_KINDS)[number]

/** `id` is null for a text that the shop brings along and nobody changed. `rank`: 0 is exact, 1 begins so, 2 has it. */
export type SearchedRow = {
  kind: SearchedKind
  id: string | null
  code: string
  title: string
  detail: string
  rank: number
}

export const MOST_OF_A_KIND = 6

/** The best six of each of the kinds; the tables of the others are not read. Guests have no customer: their orders tell. */
export async function findRows(
  question: StaffQuestion,
  kinds: readonly SearchedKind[],
): Promise<SearchedRow[]> {
  const texts = kinds.includes('interface-messages') ? builtInTexts(question, MOST_OF_A_KIND) : []
  const { whole, patterns, wholePattern } = question
  const keys = texts.map(({ key }) => key)
  const people = whole.length >= SHORTEST_OF_PEOPLE ? kinds : kinds.filter(kind => !isOfPeople(kind))
  const rows = await database.query<SearchedRow>(FIND, [people, whole, patterns, wholePattern, keys])
  const written = new Set(rows.map(({ kind, title }) => kind === 'interface-messages' && title))
  const unchanged = texts.filter(({ key }) => !written.has(key))
  return [...rows, ...unchanged.map(({ key, text }) => builtIn(key, text, whole))]
}

/** Shorter texts would match nearly everyone. */
const SHORTEST_OF_PEOPLE = 3
const isOfPeople = (kind: SearchedKind) => kind === 'customers' || kind === 'orders' || kind === 'tickets'

const builtIn = (key: string, text: string, whole: string): SearchedRow => ({
  kind: 'interface-messages',
  id: null,
  code: '',
  title: key,
  detail: text,
  rank: key.toLowerCase() === whole || text.toLowerCase() === whole ? 0 : 2,
})

const english = (table: string, column: string, parent: string) =>
  `coalesce((select e.${column} from ${table}_translations e where e._parent_id = ${parent} and e._locale = 'en'), '')`

/** Of texts that are called something in each language, the English one is shown where it fits as well. */
const OTHER = `case t._locale when 'en' then 0 else 1000 end`

/** A branch whose kind is not asked for is never begun: the condition has no column. */
const asked = (kind: SearchedKind) => `'${kind}' = any($1)`

const has = (text: string) => `lower(${text}) like all($3)`

/** The few of a large table: an exact one first, then the newest. */
const newest = (exact: string, of: string) =>
  `order by (${exact}) desc, ${of}.created_at desc limit ${MOST_OF_A_KIND}`

const FIND = `with found (kind, id, code, title, detail, names, weight) as (
    (select 'orders', o.id, o.number, o.number, o.email, array[o.number, o.email], -extract(epoch from o.created_at)
      from orders o where ${asked('orders')} and lower(o.number || ' ' || o.email) like $4
      ${newest('lower(o.number) = $2', 'o')})
    union all
    (select 'customers', c.id, '', c.email, coalesce(c.username, ''), array[c.email, c.username], length(c.email)
      from customers c where ${asked('customers')} and lower(c.email || ' ' || coalesce(c.username, '')) like $4
      ${newest('lower(c.email) = $2', 'c')})
    union all
    (select 'tickets', t.id, t.number, t.number, c.email, array[t.number], 0
      from tickets t join customers c on c.id = t.customer_id
      where ${asked('tickets')} and lower(t.number) = $2)
    union all
    (select 'customer-reviews', r.id, r.stars::text, coalesce(nullif(r.title, ''), r.text),
        coalesce((select t.name from products p join products_translations t on t._parent_id = p.id and t._locale = 'en'
          where p.route = r.route limit 1), ''), array[r.title, r.name], 0
      from customer_reviews r where ${asked('customer-reviews')} and ${has("concat_ws(' ', r.route, r.name, r.title, r.text)")}
      order by r.written_at desc limit ${MOST_OF_A_KIND})
    union all
    select 'products', p.id, p.pid::text, ${english('products', 'name', 'p.id')}, p.os::text,
        array[p.pid::text, p.route, t.name, t.short_name], length(t.name)
      from products p join products_translations t on t._parent_id = p.id
      where ${asked('products')} and ${has("concat_ws(' ', p.pid, p.route, t.name, t.short_name)")}
    union all
    select 'plans', l.id, l.pay_key, t.name, l.type::text, array[l.pay_key], length(t.name)
      from plans l join products_translations t on t._parent_id = l.product_id and t._locale = 'en'
      where ${asked('plans')} and ${has("concat_ws(' ', l.pay_key, t.name, l.type)")}
    union all
    select 'coupons', c.id, c.code, c.code, ${english('coupons', 'text', 'c.id')}, array[c.code, t.text], length(c.code)
      from coupons c left join coupons_translations t on t._parent_id = c.id
      where ${asked('coupons')} and c.deleted_at is null and ${has("concat_ws(' ', c.code, t.text)")}
    union all
    select 'campaigns', c.id, c.key, ${english('campaigns', 'name', 'c.id')}, c.route, array[c.key, c.route, t.name], length(c.key)
      from campaigns c left join campaigns_translations t on t._parent_id = c.id
      where ${asked('campaigns')} and c.deleted_at is null and ${has("concat_ws(' ', c.key, c.route, t.name)")}
    union all
    select 'offer-rules', r.id, r.key, ${english('offer_rules', 'label', 'r.id')}, '', array[r.key, t.label], length(r.key)
      from offer_rules r left join offer_rules_translations t on t._parent_id = r.id
      where ${asked('offer-rules')} and r.deleted_at is null and ${has("concat_ws(' ', r.key, t.label)")}
    union all
    select 'articles', a.id, a.number::text, coalesce(t.title, ''), '', array[a.number::text, t.title], length(t.title) + ${OTHER}
      from articles a join articles_translations t on t._parent_id = a.id
      where ${asked('articles')} and a.deleted_at is null and ${has("concat_ws(' ', a.number, t.title)")}
    union all
    select 'pages', p.id, p.route, coalesce(t.title, ''), '', array[p.route, t.title], length(p.route) + ${OTHER}
      from pages p join pages_translations t on t._parent_id = p.id
      where ${asked('pages')} and p.deleted_at is null and ${has("concat_ws(' ', p.route, t.title)")}
    union all
    select 'guides', g.id, g.route, coalesce(t.title, ''), '', array[g.route, t.title], length(g.route) + ${OTHER}
      from guides g join guides_translations t on t._parent_id = g.id
      where ${asked('guides')} and g.deleted_at is null and ${has("concat_ws(' ', g.route, t.title)")}
    union all
    select 'reviews', r.id, r.route, coalesce(t.title, ''), '', array[r.route, t.title], length(r.route) + ${OTHER}
      from reviews r join reviews_translations t on t._parent_id = r.id
      where ${asked('reviews')} and r.deleted_at is null and ${has("concat_ws(' ', r.route, t.title)")}
    union all
    select 'interface-messages', m.id, '', m.key, coalesce(t.text, ''), array[m.key, t.text], length(m.key)
      from interface_messages m left join interface_messages_translations t on t._parent_id = m.id
      where ${asked('interface-messages')} and (m.key = any($5) or ${has("concat_ws(' ', m.key, t.text)")})
  ),
  ranked as (
    select kind, id, code, title, detail, weight,
      (select min(case when lower(name) = $2 then 0 when starts_with(lower(name), $2) then 1 else 2 end)
        from unnest(names) as name) as rank
    from found),
  best as (select distinct on (kind, id) * from ranked order by kind, id, rank, weight),
  placed as (
    select *, row_number() over (partition by kind order by rank, weight, title, id) as place from best)
  select kind, id, code, title, detail, rank from placed
  where place <= ${MOST_OF_A_KIND} order by place`
