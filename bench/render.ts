import { Agent, get } from 'node:http'
import { cpus } from 'node:os'
import { openEnvironment } from '../scripts/shop/environment'
import { freePort } from '../scripts/shop/free-port'
import { onDatabase, startShopCopy } from '../tests/support/shop-copy'
import { enlarge } from './large-shop'
import { buildEmptyPage, onOneCore, startServer } from './server-process'

// `npm run bench:render`: what it takes to make a product page that nobody has stored, against an empty page of Next.

const ROUNDS = 7
const WARM_UP = 2
const REQUESTS = 80
const MORE = { products: 7_000, articles: 10_000 }

type Server = {
  name: string
  port: number
  paths: readonly string[]
  times: number[]
  end: () => Promise<unknown>
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function main(): Promise<void> {
  const postgres = await openEnvironment()
  const servers = [await emptyPage(), await shop(postgres.url, 'seeded'), await shop(postgres.url, 'large')]
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const server of servers) await measure(server, round >= 0)
  report(servers)
  for (const { end } of servers) await end()
  await postgres.stop()
}

async function emptyPage(): Promise<Server> {
  buildEmptyPage()
  const port = await freePort()
  const { end } = await startServer({
    command: process.execPath,
    args: ['--import', 'tsx', 'bench/empty-page/serve.ts'],
    env: { PORT: String(port) },
    ready: 'Serving',
  })
  return { name: 'empty page', port, paths: ['/'], times: [], end: async () => end() }
}

async function shop(admin: string, name: 'seeded' | 'large'): Promise<Server> {
  const running = await startShopCopy(admin, {
    change: name === 'large' ? db => enlarge(db, MORE) : undefined,
    settings: { PAGE_CACHE_BYTES: '0' },
  })
  onOneCore(running.pid)
  const paths = await onDatabase(running.database, async db => {
    const { rows } = await db.query<{ url: string }>(
      `select url from products where url like '/%-downloader' and line = 'video' order by pid limit 40`,
    )
    return rows.map(row => row.url)
  })
  return { name: `product page, ${name}`, port: running.port, paths, times: [], end: running.end }
}

async function measure({ port, paths, times }: Server, counts: boolean): Promise<void> {
  for (let number = 0; number < REQUESTS; number++) {
    const began = performance.now()
    await fetched(port, paths[number % paths.length] ?? '/')
    if (counts) times.push(performance.now() - began)
  }
}

const fetched = (port: number, route: string) =>
  new Promise<void>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path: route, headers: { host: `localhost:${port}` } }, response => {
      if (response.statusCode !== 200) reject(new Error(`${route} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })

function report(servers: readonly Server[]): void {
  console.log(`node ${process.version}, ${cpus()[0]?.model.trim()}, one core, one request at a time`)
  const [empty, seeded, large] = servers.map(({ times }) => quantile(times, 0.5))
  for (const { name, times } of servers)
    console.log(
      `${name}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    )
  console.log(`A product page takes ${ratio(seeded, empty)} times an empty one.`)
  console.log(
    `${MORE.products} products and ${MORE.articles} articles more change that by ${ratio(large, seeded)} times.`,
  )
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const ratio = (one = 0, other = 1) => (one / other).toFixed(2)

await main()
process.exit()
