import { spawnSync } from 'node:child_process'
import next from 'next/package.json' with { type: 'json' }
import { openEnvironment } from '../scripts/shop/environment'
import { startShopCopy } from '../tests/support/shop-copy'
import { rateOf, slowestAt } from './load'
import { startRivals } from './page-rivals'
import { rawGet } from './raw-get'
import { median, report } from './report'
import { buildEmptyPage, onOneCore } from './server-process'

// `npm run bench:pages`: a product page out of memory, against servers that do nothing but send bytes.

const PRODUCT = '/netflix-downloader'
const ASKED = { 'accept-encoding': 'br', 'user-agent': 'bench (Windows NT 10.0; Win64; x64)' }
const ROUNDS = 3
const MISSES = 200

type Subject = {
  name: string
  address: string
  headers: Record<string, string>
  /** So many browsers take turns. */
  agents?: number
  rates: number[]
}

/** Another browser for each request: of few that come again, and of more than anybody remembers. */
const AGENTS = [5_000, 1_000_000]

async function main(): Promise<void> {
  buildEmptyPage()
  const postgres = await openEnvironment()
  const shop = await startShopCopy(postgres.url)
  onOneCore(shop.pid)
  const address = `${shop.origin}${PRODUCT}`
  await rawGet(address, ASKED)
  const page = await rawGet(address, ASKED)
  const { rivals, end } = await startRivals(page)
  const etag = page.headers[page.headers.findIndex(name => name.toLowerCase() === 'etag') + 1] ?? ''
  const subjects = [
    subject('product page out of memory', address),
    {
      ...subject('the same, known to the browser (304)', address),
      headers: { ...ASKED, 'if-none-match': etag },
    },
    ...rivals.map(rival => subject(rival.name, rival.address)),
    ...AGENTS.flatMap(agents => [
      { ...subject(`the page, ${agents} user agents`, address), agents },
      ...rivals
        .slice(0, 1)
        .map(rival => ({ ...subject(`${rival.name}, ${agents} user agents`, rival.address), agents })),
    ]),
  ]
  await interleaved(subjects)
  const lines = [
    ...compared(subjects),
    ...(await further(shop.origin, subjects)),
    `${page.body.length} bytes of brotli`,
  ]
  report('pages', [
    `one core for each server, load from another; next ${next.version}, ${nginxVersion()}`,
    ...lines,
  ])
  end()
  await shop.end()
  await postgres.stop()
}

const subject = (name: string, address: string): Subject => ({ name, address, headers: ASKED, rates: [] })

async function interleaved(subjects: readonly Subject[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++)
    for (const { address, headers, agents, rates } of subjects)
      rates.push(await rateOf(address, headers, agents))
}

const compared = (subjects: readonly Subject[]): string[] =>
  subjects.map(({ name, agents, rates }) => {
    const rate = median(rates)
    const page = subjects.find(subject => subject.agents === agents)
    const share = (median(page?.rates ?? []) / rate).toFixed(2)
    return `${name}: ${Math.round(rate)} requests/s (rounds ${rates.map(Math.round).join(', ')}); the page makes ${share} of it`
  })

async function further(origin: string, [page]: readonly Subject[]): Promise<string[]> {
  const { p99, rate } = await slowestAt(`${origin}${PRODUCT}`, median(page?.rates ?? []) / 2, ASKED)
  const miss = median(await missTimes(origin))
  return [
    `p99 at half of the highest rate (${Math.round(rate)} requests/s): ${p99.toFixed(2)} ms`,
    `a page that has to be made first: p50 ${miss.toFixed(1)} ms`,
  ]
}

const nginxVersion = (): string =>
  spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.replace('nginx version: ', '').trim()

/** What a preview asks for comes out of no memory; milliseconds. */
async function missTimes(origin: string): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < MISSES; number++) {
    const began = performance.now()
    await rawGet(`${origin}${PRODUCT}`, { ...ASKED, cookie: '__prerender_bypass=1' })
    times.push(performance.now() - began)
  }
  return times
}

await main()
process.exit()
