import { openEnvironment } from '../scripts/shop/environment'
import { type ShopCopy, startShopCopy } from '../tests/support/shop-copy'
import { enlarge } from './large-shop'
import { rateOf } from './load'
import { rawGet } from './raw-get'
import { median, report } from './report'
import { onOneCore } from './server-process'

// `npm run bench:pages:large`: the same pages out of memory and made anew, of the seeded shop and of one with many more
// products and articles in its database.

const MORE = { products: 7_000, articles: Number(process.env.ARTICLES ?? 100_000) }
const ASKED = { 'accept-encoding': 'br', 'user-agent': 'bench (Windows NT 10.0; Win64; x64)' }
const ROUNDS = 3
const MISSES = 40
const PATHS = ['/netflix-downloader', '/article/101', '/posts']
const GOALS = { memory: 0.95, miss: 1.2 }

type Measured = { shop: ShopCopy; rates: Record<string, number[]>; misses: Record<string, number[]> }

async function main(): Promise<boolean> {
  const postgres = await openEnvironment()
  const seeded = await measured(postgres.url)
  const large = await measured(postgres.url, true)
  for (let round = 0; round < ROUNDS; round++)
    for (const path of PATHS) for (const each of [seeded, large]) await measure(each, path)
  const compared = PATHS.map(path => compare(path, seeded, large))
  report('pages-large', [
    `${MORE.products} products and ${MORE.articles} articles more than the seeded shop, one core for each server, ${ROUNDS} interleaved rounds`,
    ...compared.map(({ line }) => line),
    `goals: out of memory at least ${GOALS.memory} of the seeded shop, made anew at most ${GOALS.miss} times`,
  ])
  for (const { shop } of [seeded, large]) await shop.end()
  await postgres.stop()
  return compared.every(({ isMet }) => isMet)
}

async function measured(admin: string, isLarge = false): Promise<Measured> {
  const shop = await startShopCopy(admin, { change: isLarge ? db => enlarge(db, MORE) : undefined })
  onOneCore(shop.pid)
  const none = () => Object.fromEntries(PATHS.map((path): [string, number[]] => [path, []]))
  return { shop, rates: none(), misses: none() }
}

async function measure({ shop, rates, misses }: Measured, path: string): Promise<void> {
  for (let number = 0; number < MISSES; number++) {
    const began = performance.now()
    await rawGet(`${shop.origin}${path}`, { ...ASKED, cookie: '__prerender_bypass=1' })
    misses[path]?.push(performance.now() - began)
  }
  await rawGet(`${shop.origin}${path}`, ASKED)
  rates[path]?.push(await rateOf(`${shop.origin}${path}`, ASKED))
}

function compare(path: string, seeded: Measured, large: Measured): { line: string; isMet: boolean } {
  const rates = [seeded, large].map(each => median(each.rates[path] ?? []))
  const misses = [seeded, large].map(each => median(each.misses[path] ?? []))
  const [memory, miss] = [ratio(rates), ratio(misses)]
  const rounds = [seeded, large].map(each => each.rates[path]?.map(Math.round).join(', '))
  return {
    line: `${path}: out of memory ${rates.map(Math.round).join(' and ')} requests/s, ${memory.toFixed(2)} of the seeded shop (rounds ${rounds.join('; ')}); made anew p50 ${misses.map(time => time.toFixed(1)).join(' and ')} ms, ${miss.toFixed(2)} times`,
    isMet: memory >= GOALS.memory && miss <= GOALS.miss,
  }
}

const ratio = ([one = 0, other = 0]: readonly number[]): number => other / one

process.exit((await main()) ? 0 : 1)
