import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type Asking, ask } from '../tests/support/ask'
import type { ShopProcess } from '../tests/support/shop-process'
import { randomFrom } from './random'
import { median, report } from './report'
import { type Shops, withShops } from './shops'
import { pagesOf } from './sitemap-pages'

// `npm run bench:memory`: what ten thousand finished pages take of a process's memory, and whether it grows under load.

const PAGES = Number(process.env.PAGES ?? 10_000)
const MINUTES = Number(process.env.MINUTES ?? 10)
const GOAL = 0.1
const AT_ONCE = 8
/** Between two requests of a visitor. */
const REST_MS = 2
const SAMPLE_MS = 2_000
/** One request in so many is for a page that nobody has asked for: making pages is part of the load. */
const NEW_IN = 1_000

async function main({ first: shop }: Shops): Promise<boolean> {
  const pages = await pagesOf(shop, PAGES)
  const empty = residentBytes(shop)
  await inTurn(pages, asking => ask(shop, asking))
  const kept = await keptBy(shop)
  const filled = residentBytes(shop)
  const samples: number[] = []
  const asked = await load(shop, pages, samples)
  const tenth = Math.ceil(samples.length / 10)
  const [before, after] = [median(samples.slice(0, tenth)), median(samples.slice(-tenth))]
  const growth = after / before - 1
  const atEnd = await keptBy(shop)
  report('memory', [
    `${kept.pages} pages kept, ${megabytes(kept.bytes)} by the cache's own count`,
    `the process takes ${megabytes(empty)} without them and ${megabytes(filled)} with them: ${Math.round((filled - empty) / kept.pages / 1000)} KB for each`,
    `${MINUTES} minutes of load, ${asked} requests: ${megabytes(before)} in the first tenth, ${megabytes(after)} in the last, ${megabytes(Math.max(...samples))} at most (medians of samples every ${SAMPLE_MS / 1000} s)`,
    `growth: ${(growth * 100).toFixed(1)} % (goal: under ${GOAL * 100} %); ${atEnd.pages} pages and ${megabytes(atEnd.bytes)} kept at the end`,
  ])
  return growth < GOAL && kept.pages >= PAGES * 0.99
}

/** Visitors who take any of the pages, until the time is over; how often they asked. */
async function load(shop: ShopProcess, pages: readonly Asking[], samples: number[]): Promise<number> {
  const random = randomFrom(3)
  const end = Date.now() + MINUTES * 60_000
  let asked = 0
  const visit = async () => {
    while (Date.now() < end) {
      asked += 1
      const isNew = asked % NEW_IN === 0
      await ask(shop, isNew ? { path: `/download?route=${asked}` } : random.pick(pages))
      await pause(REST_MS)
    }
  }
  const watch = async () => {
    for (; Date.now() < end; await pause(SAMPLE_MS)) samples.push(residentBytes(shop))
  }
  await Promise.all([watch(), ...Array.from({ length: AT_ONCE }, visit)])
  return asked
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values()
  const take = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
}

async function keptBy(shop: ShopProcess): Promise<{ pages: number; bytes: number }> {
  const { body } = await ask(shop, { path: '/readyz', headers: { 'accept-encoding': 'identity' } })
  return JSON.parse(String(body)).kept
}

/** What the process holds of the machine's memory. */
function residentBytes({ pid }: ShopProcess): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) * 1024
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

process.exit((await withShops(1, { settings: { PAGE_CACHE_BYTES: '2000000000' } }, main)) ? 0 : 1)
