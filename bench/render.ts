import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { cpus } from 'node:os'
import { openEnvironment } from '../scripts/shop/environment'
import { ROOT } from '../scripts/shop/paths'
import { onDatabase, startShopCopy } from '../tests/support/shop-copy'
import { freePort } from '../tests/support/shop-process'
import { enlarge } from './large-shop'

// `npm run bench:render`: what it takes to make a product page that nobody has stored, against an empty page of Next.

const ROUNDS = 7
const WARM_UP = 2
const REQUESTS = 80
const MORE = { products: 7_000, articles: 10_000 }
const CORE = '0'

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
  // Turbopack would look for a proxy in the folders above too, and find the shop's.
  const built = spawnSync('next', ['build', '--webpack', 'bench/empty-page'], { cwd: ROOT, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The empty page could not be built:\n${built.stderr}`)
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/empty-page/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  await said(child, 'Serving')
  onOneCore(child.pid)
  return { name: 'empty page', port, paths: ['/'], times: [], end: async () => child.kill() }
}

const said = (child: ChildProcess, word: string) =>
  new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', chunk => String(chunk).includes(word) && resolve())
    child.once('exit', code => reject(new Error(`The server of the empty page ended with code ${code}.`)))
  })

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

/** One core for each server, so that the figures mean the same on every machine; where that cannot be set, all of them. */
function onOneCore(pid: number | undefined): void {
  spawnSync('taskset', ['-a', '-cp', CORE, String(pid)])
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
