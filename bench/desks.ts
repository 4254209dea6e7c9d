import { exitWith } from '../scripts/shop/exit-with'
import { buyAs, newOwner } from '../tests/support/owner-orders'
import { onDatabase } from '../tests/support/shop-copy'
import { startShop } from '../tests/support/shop-process'
import { apart } from './apart'
import { measured } from './desks/measured'
import { fill, STOCK } from './desks/stock'
import { type FreshDatabase, withFreshDatabase } from './fresh-database'
import { report } from './report'

// `npm run bench:desks`: every list, form and screen of the admin and what staff save there, on a large shop: how long the server
// takes, in turn with the list of a collection without documents, and how soon pages show what was saved.

const ROUNDS = Number(process.env.ROUNDS ?? 20)

async function main(): Promise<number> {
  const { lines, holds } = await withFreshDatabase(async db => {
    await sellOnce(db)
    await onDatabase(db.url, fill)
    const shop = await startShop({ DATABASE_URL: db.url })
    return onDatabase(db.url, client => measured(shop, client, ROUNDS))
      .catch(error => {
        throw new Error(`${error.message}\nThe shop said last:\n${shop.output().slice(-4_000)}`)
      })
      .finally(shop.stop)
  })
  const { campaigns, articles, orders } = STOCK
  report('desks', [
    `480 plans, ${campaigns} campaigns, ${articles} articles in 7 languages, ${orders} orders; ${ROUNDS} rounds of all in turn, one process`,
    ...lines,
  ])
  return holds ? 0 : 1
}

async function sellOnce(db: FreshDatabase): Promise<void> {
  await buyAs(await newOwner(db), 'video_downloader')
  await db.query('update orders set provider_session = null')
  const { closeDatabase } = await import('../src/server/runtime/database')
  const { stopListening } = await import('../src/server/rule-book/live')
  await stopListening()
  await closeDatabase()
}

exitWith(apart(import.meta.url, main))
