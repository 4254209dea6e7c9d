import { exitWith } from '../scripts/shop/exit-with'
import { buyAs, newOwner } from '../tests/support/owner-orders'
import { onDatabase } from '../tests/support/shop-copy'
import { apart } from './apart'
import { type FreshDatabase, withFreshDatabase } from './fresh-database'
import { sell } from './large-shop'
import { quantile, report } from './report'
import { spread } from './spread'

// `npm run bench:reports`: how long each report of the admin takes over a year of 100,000 orders, in turn with a scan of
// the orders that counts and adds them up and reads nothing else.

const ROUNDS = Number(process.env.ROUNDS ?? 12)
const ORDERS = Number(process.env.ORDERS ?? 100_000)
/** What a report may take at the 95th percentile. */
const GOAL_MS = 2_000

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
    await spread(client, { years: 1 })
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
