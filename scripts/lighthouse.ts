import { chromium } from '@playwright/test'
import { startShopCopy } from '../tests/support/shop-copy'
import { auditOf, installLighthouse, type Report } from './lighthouse/run'
import { findBrowser } from './shop/browser'
import { openEnvironment } from './shop/environment'
import { exitWith } from './shop/exit-with'
import { freePort } from './shop/free-port'
import { say } from './shop/say'

// `npm run lighthouse`: what Lighthouse's mobile audit says of the kinds of pages that bring visitors, median of three.

const PAGES = {
  home: '/',
  product: '/netflix-downloader',
  suite: '/all-in-one-video-suite',
  article: '/article/101',
  campaign: '/black-friday-sales-2022',
}
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const RUNS = 3

/** What performance is made of, so that a figure below its goal says where to look. */
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]

type Category = keyof typeof GOALS
type Audit = { scores: Record<Category, number>; times: string }
const CATEGORIES = Object.keys(GOALS).filter((name): name is Category => name in GOALS)

async function main(): Promise<boolean> {
  installLighthouse()
  const executablePath = await findBrowser()
  const postgres = await openEnvironment()
  const shop = await startShopCopy(postgres.url)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  })
  // The first audit in a browser that has just started measures its start too.
  await audit(`${shop.origin}${PAGES.home}`, port)
  const reached: boolean[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const { scores, times } = await medianOf(`${shop.origin}${path}`, port)
    reached.push(CATEGORIES.every(category => scores[category] >= GOALS[category]))
    console.log(`${name}: ${CATEGORIES.map(category => `${category} ${scores[category]}`).join(', ')}`)
    console.log(`  ${times}`)
  }
  await browser.close()
  await shop.end()
  await postgres.stop()
  return reached.every(Boolean)
}

/** The audit whose performance is the median of all. */
async function medianOf(address: string, port: number): Promise<Audit> {
  const runs: Audit[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await audit(address, port))
  const median = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[RUNS >> 1]
  if (!median) throw new Error(`No audit of ${address}.`)
  return median
}

async function audit(address: string, port: number): Promise<Audit> {
  const { audits, categories, environment } = await auditOf(address, port, CATEGORIES)
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  for (const problem of problemsOf(audits)) say(`${address}: ${problem}`)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    times: [
      ...TIMES.map(name => `${audits[name]?.title} ${audits[name]?.displayValue}`),
      `this machine ${Math.round(environment.benchmarkIndex)}`,
    ].join(', '),
  }
}

const problemsOf = (audits: Report['audits']) =>
  Object.values(audits)
    .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ title }) => title)

exitWith(main().then(isReached => (isReached ? 0 : 1)))
