import type { Client } from 'pg'
import { copies, sell, serial, uuid } from '../large-shop'
import { spread } from '../spread'
import { VERSIONS } from './versions'

/** What the admin is measured with, beside what is seeded; the seed has all 480 plans. */
export const STOCK = { campaigns: 500, articles: 2_000, orders: Number(process.env.ORDERS ?? 100_000) }

const PARTS = { translations: '_parent_id', rels: 'parent_id', texts: 'parent_id' } as const
type Part = keyof typeof PARTS

/** Copies documents with what hangs on them; `where` may choose another one for each copy. */
const documents = (table: string, parts: readonly Part[], where: string, changed: string) => [
  copies(table, where, changed),
  ...parts.map(part => {
    const own = `"${table}_${part}"`
    const parent = PARTS[part]
    return copies(
      own,
      `t.${parent} = (select t.id from ${table} t where ${where})`,
      `jsonb_build_object('id', ${serial(own)}, '${parent}', ${uuid(table)})`,
    )
  }),
]

/** Five days each, over two years that are gone and one that comes; what ended long ago is switched off. */
const CAMPAIGNS = documents(
  'campaigns',
  ['translations', 'rels'],
  `t.key = (array['black-friday-2022', 'christmas-2022', 'all-in-one-offer'])[n % 3 + 1]`,
  `jsonb_build_object('id', ${uuid('campaigns')}, 'key', 'bench-' || n, 'nav_type', 'none', 'enabled', n > 305,
    'changed_by', 'bench-' || n % 9,
    'start_time', now() + (n - 330) * interval '53 hours', 'end_time', now() + (n - 330) * interval '53 hours' + interval '5 days',
    'created_at', now() - n * interval '7 hours', 'updated_at', now() - n * interval '5 hours')`,
)

const ARTICLES = documents(
  'articles',
  ['translations', 'rels', 'texts'],
  't.number = 101 + n % 17',
  `jsonb_build_object('id', ${uuid('articles')}, 'number', 100000 + n, 'published_at', now() - n * interval '9 hours',
    'changed_by', 'bench-' || n % 9, 'created_at', now() - n * interval '9 hours', 'updated_at', now() - n * interval '2 hours')`,
)

/** Of every tenth translation the original changed since, every fifteenth is not there. */
const WAITING = [
  `insert into outdated_translations (collection, document_id, locale, field, original, since)
   select 'articles', t._parent_id, t._locale, 'title', jsonb_build_array('Before ' || t.title), now() from articles_translations t
   where t._locale <> 'en' and abs(hashtext(t.id::text)) % 10 = 0`,
  `delete from articles_translations where _locale <> 'en' and abs(hashtext(id::text)) % 15 = 1
   and _parent_id in (select id from articles where number > 100000)`,
]

/** Every fourth buyer has an account. */
const CUSTOMERS = [
  `insert into customers (email, confirmed_at, created_at)
   select 'buyer-' || n || '@example.com', now(), now() - n * interval '10 minutes' from generate_series(4, $1::int, 4) n`,
  `update orders o set customer_id = c.id from customers c where c.email = o.email and $1::int > 0`,
  `update licences l set customer_id = c.id from customers c where c.email = l.email and $1::int > 0`,
]

/** What the shop wrote of each order; short, for its words are in no list. */
const WRITTEN = [
  copies(
    'emails',
    't.id = (select id from emails limit 1)',
    `jsonb_build_object('id', ${uuid('email')}, 'reason', 'bench ' || n, 'to', 'buyer-' || n || '@example.com', 'text', '', 'html', '',
      'receipt_id', ${uuid('order')}, 'message_id', null, 'created_at', now() - n * interval '10 minutes')`,
  ),
  copies(
    'payment_events',
    't.id = (select id from payment_events limit 1)',
    `jsonb_build_object('id', ${uuid('event')}, 'event_id', 'bench ' || n, 'session', null, 'order_id', ${uuid('order')},
      'created_at', now() - n * interval '10 minutes')`,
  ),
]

/** Fills a shop that has sold once up to the stock. */
export async function fill(db: Client): Promise<void> {
  const times = async (texts: readonly string[], count: number) => {
    for (const text of texts) await db.query(text, [count])
  }
  await times(CAMPAIGNS, STOCK.campaigns - (await countOf(db, 'campaigns')))
  await times(ARTICLES, STOCK.articles - (await countOf(db, 'articles')))
  for (const text of [...VERSIONS, ...WAITING]) await db.query(text)
  await sell(db, STOCK.orders)
  await times([...CUSTOMERS, ...WRITTEN], STOCK.orders)
  await spread(db, { years: 2 })
}

async function countOf(db: Client, table: string): Promise<number> {
  const { rows } = await db.query<{ count: string }>(`select count(*) from "${table}"`)
  return Number(rows[0]?.count)
}
