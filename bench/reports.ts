import { exitWith } from '../scripts/shop/exit-with'
import { buyAs, newOwner } from '../tests/support/owner-orders'
import { onDatabase } from '../tests/support/shop-copy'
import { apart } from './apart'
import { type FreshDatabase, withFreshDatabase } from './fresh-database'
import { sell } from './large-shop'
import { quantile, report } from './report'

// `npm run bench:reports`: how long each report of the admin takes over a year of 100,000 orders, in turn with a scan of
// the orders that counts and adds them up and reads nothing else.

const ROUNDS = Number(process.env.ROUNDS ?? 12)
const ORDERS = Number(process.env.ORDERS ?? 100_000)
/** What a report may take at the 95th percentile. */
const GOAL_MS = 2_000

/** Spreads the orders over a year, three currencies, six sources and, every tenth, a subscription; every twentieth went back. */
const SPREAD = [
  `insert into subscriptions (email, product_id, pid, plan, state, currency, price, balance, period_start, period_end,
     periods_paid, provider, site, locale, country, os, facts)
   select o.email, l.product_id, l.pid, '1Y', 'active', 'USD', 4990, 0, now(), now() + interval '1 year', 1, 'sandbox', 'com',
     'en', 'us', 'win', '{"items": [{"price": 4990, "isGivenUp": false}]}'
   from orders o join order_lines l on l.order_id = o.id where abs(hashtext(o.number)) % 10 = 0`,
  `update orders o set
     paid_at = now() - (abs(hashtext(number)) % 525600) * interval '1 minute',
     created_at = now() - (abs(hashtext(number)) % 525600) * interval '1 minute',
     currency = (array['USD', 'EUR', 'JPY'])[abs(hashtext(number)) % 3 + 1]::enum_orders_currency,
     refunded = case abs(hashtext(number)) % 20 when 1 then total else 0 end,
     visits = jsonb_build_array(jsonb_build_object('source', 'source-' || abs(hashtext(number)) % 6)),
     subscription_id = (select s.id from subscriptions s where s.email = o.email limit 1),
     charge = case abs(hashtext(number)) % 10 when 0 then 1 end`,
  `update licences c set issued = o.paid_at from order_lines l join orders o on o.id = l.order_id where l.id = c.order_line_id`,
  `insert into invoices (kind, key, order_number, market, seller_of_record, country, currency, total, tax_mode, tax_lines, issued_at)
   select 'invoice', 'bench ' || number, number, 'europe', 'shop', (array['de', 'fr', 'jp', 'us'])[abs(hashtext(number)) % 4 + 1],
     currency::text, total, 'inclusive', jsonb_build_array(jsonb_build_object('country', 'de', 'rate', 1900,
       'base', total - round(total * 19 / 119), 'amount', round(total * 19 / 119), 'inclusive', true)), paid_at from orders`,
  `insert into invoices (kind, key, order_number, corrects, market, seller_of_record, country, currency, total, tax_mode, tax_lines, issued_at)
   select 'credit_note', i.key, i.order_number, i.id, i.market, i.seller_of_record, i.country, i.currency, i.total, i.tax_mode,
     i.tax_lines, i.issued_at from invoices i join orders o on o.number = i.order_number where o.refunded > 0`,
  'vacuum analyze',
]

const BASELINE = 'select count(*), sum(total) from orders where total >= 0 and currency is not null'

async function main(): Promise<number> {
  const { lines, holds } = await withFreshDatabase(async db => {
    const found = await measured(db)
    const { closeDatabase } = await import('../src/server/runtime/database')
    const { stopListening } = await import('../src/server/rule-book/live')
    await stopListening()
    await closeDatabase()
    return found
  })
  report('reports', [`${ORDERS} orders of a year, ${ROUNDS} rounds of all reports in turn`, ...lines])
  return holds ? 0 : 1
}

async function measured(db: FreshDatabase) {
  await fill(db)
  const works = await reports()
  const times = new Map<string, number[]>(
    ['baseline', ...works.map(({ name }) => name)].map(name => [name, []]),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    times.get('baseline')?.push(await timeOf(() => db.query(BASELINE)))
    for (const { name, work } of works) times.get(name)?.push(await timeOf(work))
  }
  const least = quantile(times.get('baseline') ?? [], 0.5)
  const lines = [...times].map(([name, of]) => lineOf(name, of, least))
  const holds = [...times.values()].every(of => quantile(of, 0.95) < GOAL_MS)
  return { lines, holds }
}

async function fill(db: FreshDatabase): Promise<void> {
  await buyAs(await newOwner(db), 'video_downloader')
  await onDatabase(db.url, async client => {
    await client.query('update orders set provider_session = null')
    await sell(client, ORDERS)
    for (const text of SPREAD) await client.query(text)
  })
}

async function reports() {
  const [{ REPORTS }, { reportOf }, { spanOf }] = await Promise.all([
    import('../src/collections/admin/reports/names'),
    import('../src/collections/admin/reports/report-of'),
    import('../src/collections/admin/reports/span'),
  ])
  const at = Date.now()
  const day = (days: number) => new Date(at + days * 86_400_000).toISOString().slice(0, 10)
  const asked = { period: 'own', from: day(-366), until: day(2), zone: 'Europe/Berlin' } as const
  const found = spanOf(asked, at)
  if (!found.ok) throw new Error('The year is no span.')
  const question = { span: found.span, per: 'day', currency: '', campaign: '', at } as const
  return REPORTS.map(name => ({ name, work: () => reportOf({ role: 'admin' }, name, question) }))
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function lineOf(name: string, times: readonly number[], least: number): string {
  const [middle, most] = [quantile(times, 0.5), quantile(times, 0.95)]
  const ratio = (middle / least).toFixed(1)
  const figures = `p50 ${Math.round(middle)} ms, p95 ${Math.round(most)} ms`
  return name === 'baseline'
    ? `a scan of all orders: ${figures}`
    : `${name}: ${figures}, ${ratio} times the scan (goal: under ${GOAL_MS} ms)`
}

exitWith(apart(import.meta.url, main))
