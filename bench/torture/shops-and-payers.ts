import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import pg, { type Client } from 'pg'
import { openEnvironment } from '../../scripts/shop/environment'
import { freePort } from '../../scripts/shop/free-port'
import { urlOf } from '../../scripts/shop/kept-database'
import { ROOT } from '../../scripts/shop/paths'
import { settingsFor, standInSecrets } from '../../tests/support/payers'
import { onDatabase } from '../../tests/support/shop-copy'
import { type ShopProcess, startShop } from '../../tests/support/shop-process'
import { type StandInClient, standInAt } from '../../tests/support/stand-in/client'
import { makeTemplate, templateName } from '../../tests/support/template'

/** Two processes of the production shop, both payers as a third, and connections to the database of all three. */
export type Tortured = {
  shops: ShopProcess[]
  standIn: StandInClient
  db: Pick<Client, 'query'>
  /** Starts a shop that was killed again, on its port. */
  revive: (index: number) => Promise<void>
}

type Settings = Record<string, string>
type Setting = {
  /** Beside those of the payers. */
  settings?: Settings
  /** Where shops find what they use; by default the things themselves. */
  through?: (straight: { database: string; payers: string }, shop: number) => Promise<Settings>
  /** Filled with them as they start. */
  shops?: ShopProcess[]
}

/** Works on them; they end with the work, whatever comes of it. The first shop hears of both payers. */
export async function withShopsAndPayers<T>(
  { settings = {}, through = async () => ({}), shops = [] }: Setting,
  work: (tortured: Tortured) => Promise<T>,
): Promise<T> {
  const postgres = await openEnvironment()
  const database = await freshCopy(postgres.url)
  const ports = [await freePort(), await freePort()]
  const payers = await startPayers(database, ports[0] ?? 0)
  const start = async (index: number) => {
    const own = await through({ database, payers: payers.origin }, index)
    shops[index] = await startShop({
      ...settingsFor(payers.origin),
      ...{ DATABASE_URL: database, PORT: String(ports[index]), TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
      ...settings,
      ...own,
    })
  }
  const db = new pg.Pool({ connectionString: database, max: 4 })
  try {
    for (const index of ports.keys()) await start(index)
    return await work({ shops, standIn: standInAt(payers.origin), db, revive: start })
  } finally {
    await db.end()
    await Promise.all(shops.map(shop => shop.kill()))
    payers.end()
    await onDatabase(postgres.url, db => db.query(`drop database "${nameOf(database)}" with (force)`))
    await postgres.stop()
  }
}

/** Of the seeded database, with Stripe as the payer of dollars. */
async function freshCopy(admin: string): Promise<string> {
  const template = templateName()
  await makeTemplate(admin, template)
  const database = urlOf(admin, `torture_${randomBytes(6).toString('hex')}`)
  await onDatabase(admin, db => db.query(`create database "${nameOf(database)}" template "${template}"`))
  await onDatabase(database, db =>
    db.query(`insert into payer_choices (site, currency, payer) values ('com', 'USD', 'stripe')`),
  )
  return database
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

export async function startPayers(
  database: string,
  shop: number,
): Promise<{ origin: string; end: () => void }> {
  const port = await freePort()
  const endpoint = (name: 'stripe' | 'paddle') => ({
    url: `http://localhost:${shop}/webhooks/${name}`,
    secret: standInSecrets[name],
  })
  const endpoints = { stripe: endpoint('stripe'), paddle: endpoint('paddle') }
  const opening = JSON.stringify({ database, endpoints, port, delivers: true })
  const child = fork(path.join(ROOT, 'bench/torture/stand-in-process.ts'), [opening], {
    execArgv: ['--import', 'tsx'],
  })
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', code => reject(new Error(`The payers ended with ${code}`)))
  })
  return { origin: `http://localhost:${port}`, end: () => void child.kill('SIGKILL') }
}
