import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type { Client } from 'pg'
import { ask, textOf } from '../../tests/support/ask'
import { onDatabase } from '../../tests/support/shop-copy'
import { type ShopProcess, startShop } from '../../tests/support/shop-process'
import { type Shops, withShops } from '../shops'
import type { Attack, Row } from './attack'

const REQUESTS = 25
/** As many connections as requests: none waits for another one to be answered before it is even sent. */
const agent = new Agent({ keepAlive: true })
const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`

export const attack: Attack = {
  does: `tells the shop to end while ${REQUESTS} pages are being made and orders being placed, and while a page never ends`,
  run: () => withShops(1, {}, stopTwice),
}

async function stopTwice({ database }: Shops): Promise<Row[]> {
  const settings = { DATABASE_URL: database }
  const shop = await startShop(settings)
  const ending = await onDatabase(database, db => stopWhile(shop, db))
  const stuck = await startShop(settings)
  const endless = await onDatabase(database, db => stopForEver(stuck, db))
  return [...ending, endless]
}

/** The work goes on once the shop was told, as a slow statement does. */
async function stopWhile(shop: ShopProcess, db: Client): Promise<Row[]> {
  await db.query('begin; lock table articles, orders in access exclusive mode')
  const pages = Array.from({ length: REQUESTS }, (_, at) =>
    answered(ask(shop, { path: `/article/${101 + at}`, agent })),
  )
  const orders = Array.from({ length: 5 }, () => answered(place(shop)))
  await someWait(db)
  const ended = shop.terminate()
  const probe = await toldToLeave(shop)
  await db.query('commit')
  const cut = (await Promise.all(pages)).filter(answer => !answer?.text.includes('</html>')).length
  const lost = (await Promise.all(orders)).filter(answer => answer?.status !== 303).length
  return [
    { what: 'pages in flight that were cut off', figure: `${cut} of ${pages.length}`, holds: cut === 0 },
    { what: 'orders in flight that were cut off', figure: `${lost} of ${orders.length}`, holds: lost === 0 },
    { what: 'what /readyz says from then on', figure: String(probe), holds: probe === 503 },
    codeRow('code at the end', await ended),
  ]
}

async function stopForEver(shop: ShopProcess, db: Client): Promise<Row> {
  await db.query('begin; lock table articles in access exclusive mode')
  const page = answered(ask(shop, { path: '/article/101', agent }))
  await someWait(db)
  const code = await shop.terminate()
  await db.query('rollback')
  await page
  return codeRow('code at the end while a page never ends', code)
}

const codeRow = (what: string, code: number | null): Row => ({
  what,
  figure: String(code),
  holds: code === 0,
})

/** Undefined where the connection was cut. */
const answered = (asking: ReturnType<typeof ask>) =>
  asking.then(
    told => ({ status: told.status, text: textOf(told) }),
    () => undefined,
  )

async function someWait(db: Client): Promise<void> {
  const { rows } = await db.query<{ waiting: number }>(WAITING)
  if (!rows[0]?.waiting) await someWait(db)
}

/** What the first answer says that is no longer 200. */
async function toldToLeave(shop: ShopProcess): Promise<number | undefined> {
  const probe = await answered(ask(shop, { path: '/readyz' }))
  return probe?.status === 200 ? toldToLeave(shop) : probe?.status
}

function place(shop: ShopProcess): ReturnType<typeof ask> {
  const form = { route: 'all_in_one_video_suite', plan: 'LFT', os: 'win', email: 'a@example.com' }
  return ask(shop, {
    path: '/order/checkout/place',
    agent,
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ ...form, idempotencyKey: randomUUID() })),
  })
}
