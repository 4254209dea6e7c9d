import { fork } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../scripts/shop/paths'
import { storePurchase } from '../tests/support/guest-purchase'
import { onDatabase } from '../tests/support/shop-copy'
import type { Heavy, Outcome, Work } from './heavy-clients'
import { quantile, report } from './report'
import { buyOnce, type Timed } from './shopper'
import { type Shops, withShops } from './shops'

// `npm run bench:checkout`: how long the answers of a checkout take alone, and beside clients who ask for what is costly to
// make: all of them from one network, where limits bite, and each from its own, where they do so later.

const CLIENTS = 8
const SECONDS = Number(process.env.SECONDS ?? 20)
/** Of the checkout's answers beside others, at the 95th percentile. */
const GOAL_MS = 100

const KINDS: Record<Heavy, string> = {
  search: 'searches for words never asked before',
  pictures: 'share pictures',
  receipts: 'receipts as PDF',
  queries: 'pages with a parameter that no page reads',
  coupons: 'pages with a coupon that nobody named before',
}
const ALL = Object.keys(KINDS) as Heavy[]

type Phase = { kinds: Heavy[]; networks: string[]; from: string }
type Found = { line: string; holds: boolean }

async function main(shops: Shops): Promise<boolean> {
  const common = await onDatabase(shops.database, async db => {
    const { rows } = await db.query<{ url: string }>(
      `select url from products where url like '/%-downloader' order by pid`,
    )
    const orders: string[] = []
    while (orders.length < CLIENTS) orders.push((await storePurchase(db, { email: 'b@example.com' })).number)
    return { port: shops.first.port, clients: CLIENTS, pages: rows.map(({ url }) => url), orders }
  })
  await buyFor(2, common)
  const alone = await buyFor(SECONDS, common)
  const found: Found[] = []
  for (const phase of phases()) {
    const load = await startLoad({ ...common, ...phase })
    const timed = await buyFor(SECONDS, common)
    found.push(tell(phase, timed, alone, await load()))
  }
  report('checkout', [
    `one process of the shop, one shopper who buys again and again, ${CLIENTS} clients of each kind beside, ${SECONDS} s each; goal: p95 under ${GOAL_MS} ms`,
    `alone: ${figuresOf(alone)}`,
    ...callsOf(alone),
    ...found.map(({ line }) => line),
  ])
  return found.every(({ holds }) => holds)
}

const phases = (): Phase[] =>
  [...ALL.map(kind => [kind]), ALL].flatMap((kinds, number) => [
    { kinds, networks: [`198.18.${number}.1`], from: 'from one network' },
    {
      kinds,
      networks: Array.from({ length: CLIENTS }, (_, each) => `198.19.${number}.${each}`),
      from: `from ${CLIENTS}`,
    },
  ])

let shoppers = 0
/** Each purchase is another shopper's, of a network of its own. */
async function buyFor(seconds: number, shop: { port: number }): Promise<Timed[]> {
  const until = performance.now() + seconds * 1000
  const timed: Timed[] = []
  while (performance.now() < until) {
    shoppers += 1
    timed.push(...(await buyOnce(shop, `10.0.${shoppers >> 8}.${shoppers & 255}`)))
  }
  return timed
}

/** Begins in a process of its own; what it gives ends it. */
async function startLoad(work: Work): Promise<() => Promise<Outcome>> {
  const child = fork(path.join(ROOT, 'bench/heavy-clients.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(work)
  return async () => {
    const told = new Promise<Outcome>(resolve => child.once('message', resolve))
    child.send('end')
    const outcome = await told
    child.kill()
    return outcome
  }
}

const timesOf = (timed: readonly Timed[]) => timed.map(({ took }) => took)

const figuresOf = (timed: readonly Timed[]): string => {
  const [p50, p95] = [0.5, 0.95].map(part => Math.round(quantile(timesOf(timed), part)))
  return `p50 ${p50} ms, p95 ${p95} ms of ${timed.length} answers`
}

function callsOf(timed: readonly Timed[]): string[] {
  const calls = [...new Set(timed.map(({ call }) => call))]
  return calls.map(call => `  ${call.padEnd(8)} ${figuresOf(timed.filter(each => each.call === call))}`)
}

function tell({ kinds, from }: Phase, timed: Timed[], alone: Timed[], { seconds, statuses }: Outcome): Found {
  const p95 = quantile(timesOf(timed), 0.95)
  const times = (p95 / quantile(timesOf(alone), 0.95)).toFixed(1)
  const told = kinds.map(kind => `${kind} ${ratesOf(statuses[kind], seconds)}`)
  const who = kinds.length === 1 ? KINDS[kinds[0] ?? 'search'] : 'all of them'
  return {
    line: `beside ${who}, ${from}: ${figuresOf(timed)} (${times} times alone); a second: ${told.join('; ')}`,
    holds: p95 < GOAL_MS,
  }
}

const ratesOf = (counts: Record<string, number>, seconds: number): string =>
  Object.entries(counts)
    .map(([status, count]) => `${(count / seconds).toFixed(1)} × ${status}`)
    .join(', ')

process.exit((await withShops(1, { settings: { TRUST_PROXY: '1' } }, main)) ? 0 : 1)
