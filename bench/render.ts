import { Agent, get } from 'node:http'
import { openEnvironment } from '../scripts/shop/environment'
import { freePort } from '../scripts/shop/free-port'
import { storePurchase } from '../tests/support/guest-purchase'
import { onDatabase, startShopCopy } from '../tests/support/shop-copy'
import { openAccount } from './canaries'
import { enlarge } from './large-shop'
import { quantile, report } from './report'
import { buildEmptyPage, onOneCore, startServer } from './server-process'

// `npm run bench:render`: what it takes to make a product page that nobody has stored, against an empty page of Next; for a
// customer, whose prices are their own, against the same for a stranger.

const ROUNDS = 7
const WARM_UP = 2
const REQUESTS = 80
const MORE = { products: 7_000, articles: 10_000 }
/** So many products a customer owns: upgrades and suites then have prices of their own. */
const OWNED = 3

type Server = {
  name: string
  port: number
  paths: readonly string[]
  cookie?: string
  times: number[]
  end: () => Promise<unknown>
}

type Shop = Server & { database: string }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function main(): Promise<void> {
  const postgres = await openEnvironment()
  const seeded = await shop(postgres.url, 'seeded')
  const owner = { ...seeded, name: 'the same for a customer', cookie: await ownerOf(seeded), times: [] }
  const servers = [await emptyPage(), seeded, await shop(postgres.url, 'large'), owner]
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const server of servers) await measure(server, round >= 0)
  report('render', compared(servers))
  for (const { end } of servers.slice(0, -1)) await end()
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

async function shop(admin: string, name: 'seeded' | 'large'): Promise<Shop> {
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
  const { database, port, end } = running
  return { name: `product page, ${name}`, database, port, paths, times: [], end }
}

/** Opens an account that owns some of the products of the pages; gives the cookie of its session. */
const ownerOf = (shop: Shop): Promise<string> =>
  onDatabase(shop.database, async db => {
    const { token, id, email } = await openAccount(shop, db)
    const { rows } = await db.query<{ pid: number }>(
      'select pid from products where url = any($1) order by pid limit $2',
      [shop.paths, OWNED],
    )
    for (const { pid } of rows) await storePurchase(db, { email, customerId: id, pid })
    return `token=${token}`
  })

async function measure(server: Server, counts: boolean): Promise<void> {
  const { paths, times } = server
  for (let number = 0; number < REQUESTS; number++) {
    const began = performance.now()
    await fetched(server, paths[number % paths.length] ?? '/')
    if (counts) times.push(performance.now() - began)
  }
}

const fetched = ({ port, cookie }: Server, route: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { host: `localhost:${port}`, ...(cookie && { cookie }) }
    get({ agent, port, host: '127.0.0.1', path: route, headers }, response => {
      if (response.statusCode !== 200) reject(new Error(`${route} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })

function compared(servers: readonly Server[]): string[] {
  const [empty, seeded, large, owner] = servers.map(({ times }) => quantile(times, 0.5))
  return [
    'one core, one request at a time',
    ...servers.map(
      ({ name, times }) =>
        `${name}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    ),
    `a product page takes ${ratio(seeded, empty)} times an empty one`,
    `${MORE.products} products and ${MORE.articles} articles more change that by ${ratio(large, seeded)} times`,
    `for a customer who owns ${OWNED} products it takes ${ratio(owner, seeded)} times that of a stranger (goal: 1.5)`,
  ]
}

const ratio = (one = 0, other = 1) => (one / other).toFixed(2)

await main()
process.exit()
