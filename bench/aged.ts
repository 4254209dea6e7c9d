import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Asking, ask } from '../tests/support/ask'
import { onDatabase } from '../tests/support/shop-copy'
import { type ShopProcess, startShop } from '../tests/support/shop-process'
import { openAccount } from './canaries'
import { rateOf } from './load'
import { type Random, randomFrom } from './random'
import { median, report } from './report'
import { onOneCore } from './server-process'
import { keepsPages, type Shops, withShops } from './shops'
import { pagesOf } from './sitemap-pages'

// `npm run bench:aged`: a page out of memory by a process that has worked for long, against one that has just begun.

const MINUTES = Number(process.env.MINUTES ?? 60)
const ROUNDS = 11
const GOAL = 0.9
const AT_ONCE = 4
/** Between two requests of a visitor, so that the machine is busy and not full. */
const REST_MS = 50
const PAGES = 2_000
const SETTINGS = { TRUST_PROXY: '1' }
const PRODUCT = '/netflix-downloader'
const ASKED = { 'accept-encoding': 'br', 'user-agent': 'bench (Windows NT 10.0; Win64; x64)' }

type Visit = { random: Random; number: number; pages: readonly Asking[]; token: string }

async function main({ first: aged, database }: Shops): Promise<boolean> {
  onOneCore(aged.pid)
  const { token } = await onDatabase(database, db => openAccount(aged, db))
  const asked = await mixedLoad(aged, await pagesOf(aged, PAGES), token)
  const fresh = await startShop({ ...SETTINGS, DATABASE_URL: database })
  try {
    onOneCore(fresh.pid)
    await keepsPages(fresh)
    return tell(asked, await interleaved([aged, fresh]))
  } finally {
    await fresh.stop()
  }
}

/** Everything that people ask of a shop, until the time is over; how many answers of each status. */
async function mixedLoad(
  shop: ShopProcess,
  pages: readonly Asking[],
  token: string,
): Promise<Map<number, number>> {
  const random = randomFrom(7)
  const end = Date.now() + MINUTES * 60_000
  const answers = new Map<number, number>()
  let number = 0
  const visit = async () => {
    for (; Date.now() < end; await pause(REST_MS)) {
      const { status } = await ask(shop, requestOf({ random, number: ++number, pages, token }))
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return answers
}

function requestOf(visit: Visit): Asking {
  const { random } = visit
  const asking = random.pick(KINDS)(visit)
  const network = `198.51.${random.below(256)}.${random.below(256)}`
  return { ...asking, headers: { 'x-forwarded-for': network, ...asking.headers } }
}

const KINDS: readonly ((visit: Visit) => Asking)[] = [
  ({ random, pages }) => random.pick(pages),
  ({ number }) => ({
    path: PRODUCT,
    headers: { 'user-agent': `Mozilla/5.0 (Windows NT 10.0) odd/${number}` },
  }),
  ({ number }) => ({ path: `/download?route=${number}` }),
  ({ number }) => ({ path: `/search?q=download+${number}` }),
  ({ token }) => ({ path: PRODUCT, headers: { cookie: `token=${token}` } }),
  ({ token }) => ({ path: '/order/user.php?a=user_info', headers: { cookie: `token=${token}` } }),
  () => ({ path: '/service/product/multi_info' }),
  ({ number }) => ({ path: `/service/article/latest?limit=${1 + (number % 20)}` }),
  ({ number }) => ({ path: `/no-such-page-${number}` }),
]

async function interleaved(shops: readonly ShopProcess[]): Promise<number[][]> {
  const rates = shops.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, shop] of shops.entries()) rates[index]?.push(await rateOfProcessor(shop))
  return rates
}

/** Requests for each second that the process computes: other work of the machine changes it little. */
async function rateOfProcessor(shop: ShopProcess): Promise<number> {
  const [before, began] = [computed(shop), performance.now()]
  const rate = await rateOf(`${shop.origin}${PRODUCT}`, ASKED)
  return (rate * (performance.now() - began)) / 1000 / (computed(shop) - before)
}

/** Seconds that a process has computed, all of its threads; Linux tells them in hundredths. */
function computed({ pid }: ShopProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
  return (Number(user) + Number(system)) / 100
}

function tell(answers: Map<number, number>, [aged = [], fresh = []]: readonly number[][]): boolean {
  const share = median(aged.map((rate, round) => rate / (fresh[round] ?? 0)))
  const states = [...answers].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  report('aged', [
    `one core for both processes, load from another; ${MINUTES} minutes of mixed load before, answers by status ${states.join(', ')}`,
    `after it: ${rateLine(aged)}`,
    `a process that has just begun: ${rateLine(fresh)}`,
    `the first makes ${share.toFixed(2)} of the second, median of the rounds (goal: ${GOAL})`,
  ])
  return share >= GOAL
}

const rateLine = (rates: readonly number[]): string =>
  `${Math.round(median(rates))} requests for each second of the processor (rounds ${rates.map(Math.round).join(', ')})`

process.exit((await withShops(1, { settings: SETTINGS }, main)) ? 0 : 1)
