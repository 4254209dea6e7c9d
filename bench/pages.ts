import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { openEnvironment } from '../scripts/shop/environment'
import { ROOT } from '../scripts/shop/paths'
import { startShopCopy } from '../tests/support/shop-copy'
import { freePort } from '../tests/support/shop-process'
import { rateOf, slowestAt } from './load'
import { startNginx } from './nginx'
import { buildEmptyPage, onOneCore, startServer } from './server-process'

// `npm run bench:pages`: a product page out of memory, against servers that do nothing but send bytes.

const PRODUCT = '/netflix-downloader'
const ASKED = { 'accept-encoding': 'br', 'user-agent': 'bench (Windows NT 10.0; Win64; x64)' }
const ROUNDS = 3
const MISSES = 200

type Subject = { name: string; address: string; headers: Record<string, string>; rates: number[] }

async function main(): Promise<void> {
  buildEmptyPage()
  const postgres = await openEnvironment()
  const shop = await startShopCopy(postgres.url)
  onOneCore(shop.pid)
  const address = `${shop.origin}${PRODUCT}`
  const page = await pageAt(address)
  const others = await startOthers(page)
  const etag = page.headers[page.headers.findIndex(name => name.toLowerCase() === 'etag') + 1] ?? ''
  const subjects = [
    { name: 'product page out of memory', address, headers: ASKED, rates: [] },
    {
      name: 'the same, known to the browser (304)',
      address,
      headers: { ...ASKED, 'if-none-match': etag },
      rates: [],
    },
    ...others.subjects,
  ]
  for (let round = 0; round < ROUNDS; round++) for (const subject of subjects) await measure(subject)
  const fastest = median(subjects[0]?.rates ?? [])
  const slowest = await slowestAt(address, fastest / 2, ASKED)
  const miss = median(await missTimes(shop.origin))
  report(subjects, [
    `p99 at half of the highest rate: ${slowest} ms`,
    `a page that has to be made first: p50 ${miss.toFixed(1)} ms`,
    `${page.body.length} bytes of brotli`,
  ])
  others.end()
  await shop.end()
  await postgres.stop()
}

type Page = { body: Buffer; headers: string[] }

/** The bytes and headers of the page as the shop sends them; asked twice, so that they come out of memory. */
async function pageAt(address: string): Promise<Page> {
  await rawGet(address)
  return rawGet(address)
}

async function rawGet(address: string): Promise<Page> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(address, { headers: ASKED }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: own(response.rawHeaders) }))
    }).once('error', reject)
  })
}

/** What the server itself says of the connection is left to each server. */
const own = (raw: string[]): string[] =>
  raw.filter(
    (_, index) => !['date', 'connection', 'keep-alive'].includes(raw[index & ~1]?.toLowerCase() ?? ''),
  )

async function startOthers({ body, headers }: Page): Promise<{ subjects: Subject[]; end: () => void }> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'page-')), 'page')
  writeFileSync(file, body)
  const [bare, nginx, next] = [await freePort(), await freePort(), await freePort()]
  const servers = [
    await startServer({
      command: process.execPath,
      args: ['--import', 'tsx', 'bench/bare-server.ts'],
      env: { PORT: String(bare), BODY: file, HEADERS: JSON.stringify(headers) },
      ready: 'Serving',
    }),
    await startNginx(body, headers, nginx),
    await startServer({
      command: 'next',
      args: ['start', 'bench/empty-page', '-p', String(next)],
      ready: 'Ready',
    }),
  ]
  const at = (port: number, where = '/') => `http://127.0.0.1:${port}${where}`
  const subjects = [
    { name: 'node:http, the same bytes and headers', address: at(bare), headers: ASKED, rates: [] },
    { name: 'nginx, the same bytes as a file', address: at(nginx), headers: ASKED, rates: [] },
    { name: 'next start, an empty static page', address: at(next, '/stored'), headers: ASKED, rates: [] },
  ]
  const end = () => {
    for (const server of servers) server.end()
  }
  return { subjects, end }
}

async function measure({ address, headers, rates }: Subject): Promise<void> {
  rates.push(await rateOf(address, headers))
}

/** Each address is a page of its own, which nobody has asked for before; milliseconds. */
async function missTimes(origin: string): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < MISSES; number++) {
    const began = performance.now()
    await rawGet(`${origin}${PRODUCT}?page=${number}`)
    times.push(performance.now() - began)
  }
  return times
}

function report(subjects: readonly Subject[], more: readonly string[]): void {
  const first = median(subjects[0]?.rates ?? [])
  const lines = [
    `${new Date().toISOString()}, node ${process.version}, ${cpus()[0]?.model.trim()}, one core for each server, load from another`,
    ...subjects.map(({ name, rates }) => {
      const rate = median(rates)
      return `${name}: ${Math.round(rate)} requests/s (rounds ${rates.map(Math.round).join(', ')}); the page makes ${(first / rate).toFixed(2)} of it`
    }),
    ...more,
  ]
  const folder = path.join(ROOT, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'pages.txt'), `${lines.join('\n')}\n`)
  console.log(lines.join('\n'))
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

await main()
process.exit()
