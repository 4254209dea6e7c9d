import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { openEnvironment } from '../scripts/shop/environment'
import { freePort } from '../scripts/shop/free-port'
import { storePurchase } from '../tests/support/guest-purchase'
import { onDatabase, startShopCopy } from '../tests/support/shop-copy'
import { openAccount } from './canaries'
import { rateOf } from './load'
import { startBare } from './page-rivals'
import { rawGet } from './raw-get'
import { median, report } from './report'
import { onOneCore, type ServerProcess } from './server-process'

// `npm run bench:calls`: calls a second that one core answers, each against node:http with the same bytes in one run.

const ROUNDS = 3

/** `goal` in calls a second and core. */
type Call = { name: string; path: string; headers?: Record<string, string>; goal: number }
type Subject = { address: string; rates: number[] }
type Measured = Call & { bytes: number; shop: Subject; bare: Subject }

const PUBLIC: Call[] = [
  { name: 'multi_info', path: '/service/product/multi_info', goal: 2_000 },
  { name: 'category/list', path: '/service/category/list', goal: 2_000 },
  { name: 'article/latest', path: '/service/article/latest', goal: 2_000 },
]

/** Those of one customer, who owns a licence. */
async function ownCalls(shop: { port: number }, db: Client): Promise<Call[]> {
  const { id, email, token } = await openAccount(shop, db)
  const { number } = await storePurchase(db, { email, customerId: id })
  const headers = { cookie: `token=${token}` }
  return [
    { name: 'user_info', path: '/order/user.php?a=user_info', headers, goal: 800 },
    { name: 'token2option', path: '/order/license.php?a=token2option', headers, goal: 800 },
    { name: 'update_check', path: `/order/order.php?a=update_check&order_id=${number}`, headers, goal: 800 },
  ]
}

async function main(): Promise<void> {
  const postgres = await openEnvironment()
  const shop = await startShopCopy(postgres.url)
  onOneCore(shop.pid)
  const folder = mkdtempSync(path.join(tmpdir(), 'calls-'))
  const servers: ServerProcess[] = []
  try {
    const own = await onDatabase(shop.database, db => ownCalls(shop, db))
    const measured: Measured[] = []
    for (const call of [...PUBLIC, ...own]) {
      const answer = await rawGet(`${shop.origin}${call.path}`, call.headers ?? {})
      const [file, port] = [path.join(folder, call.name.replace('/', '-')), await freePort()]
      writeFileSync(file, answer.body)
      servers.push(await startBare(file, answer.headers, port))
      measured.push({
        ...call,
        bytes: answer.body.length,
        shop: subject(`${shop.origin}${call.path}`),
        bare: subject(`http://127.0.0.1:${port}/`),
      })
    }
    await interleaved(measured)
    report('calls', ['one core for each server, load from another', ...measured.map(lineOf)])
  } finally {
    for (const server of servers) server.end()
    rmSync(folder, { recursive: true })
    await shop.end()
    await postgres.stop()
  }
}

const subject = (address: string): Subject => ({ address, rates: [] })

async function interleaved(measured: readonly Measured[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++)
    for (const { headers = {}, shop, bare } of measured)
      for (const { address, rates } of [shop, bare]) rates.push(await rateOf(address, headers))
}

function lineOf({ name, goal, bytes, shop, bare }: Measured): string {
  const [own, least] = [median(shop.rates), median(bare.rates)]
  const rounds = shop.rates.map(Math.round).join(', ')
  return `${name.padEnd(14)} ${Math.round(own)} calls/s (rounds ${rounds}; goal ${goal}), ${(own / least).toFixed(2)} of node:http with the same ${bytes} bytes (${Math.round(least)})`
}

await main()
process.exit()
