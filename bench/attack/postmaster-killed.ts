import { randomUUID } from 'node:crypto'
import { serverOf } from '../../scripts/shop/postgres-process'
import { ask } from '../../tests/support/ask'
import type { PrivateShop } from '../../tests/support/private-shop'
import { onDatabase } from '../../tests/support/shop-copy'
import type { ShopProcess } from '../../tests/support/shop-process'
import { keepsPages, withPrivateShop } from '../shops'
import type { Attack, Row } from './attack'

const KILLS = 10
const ORDERS_PER_KILL = 5
const MAX_MS = 30_000

const CHOICES = { route: 'all_in_one_video_suite', plan: 'LFT', os: 'win' }

export const attack: Attack = {
  does: `kills the private Postgres ${KILLS} times while visitors look, and orders are being placed`,
  minutes: 8,
  run: () => withPrivateShop(killAll),
}

/** What was answered from a kill until the shop served again. */
type Seen = { home: number[]; checkout: number[]; orders: Placing[]; isBack: boolean }
type Placing = { status: number; number: string | null }

async function killAll(shop: ShopProcess, own: PrivateShop): Promise<Row[]> {
  const kills = []
  for (let kill = 0; kill < KILLS; kill += 1) kills.push(await killOnce(shop, own))
  const orders = kills.flatMap(seen => seen.orders)
  const told = orders.flatMap(({ number }) => number ?? [])
  if (told.length === 0) throw new Error('No order was placed')
  return [
    row(
      'kills after which the shop did not serve again by itself',
      kills.map(({ isBack }) => isBack),
    ),
    row(
      'times that a page in memory was not shown meanwhile',
      kills.flatMap(({ home }) => home.map(status => status === 200)),
    ),
    row('times that the checkout said neither 200 nor 503', kills.flatMap(meanwhile)),
    row(
      'orders placed meanwhile that were answered otherwise than by 303 or 503',
      orders.map(({ status }) => status === 303 || status === 503),
    ),
    row('orders that the buyer was told of and that are not stored', await stored(own, told)),
  ]
}

const meanwhile = ({ checkout }: Seen): boolean[] => checkout.map(status => status === 200 || status === 503)

const row = (what: string, right: readonly boolean[]): Row => {
  const wrong = right.filter(isRight => !isRight).length
  return { what, figure: `${wrong} of ${right.length}`, holds: wrong === 0 }
}

async function killOnce(shop: ShopProcess, own: PrivateShop): Promise<Seen> {
  const seen: Seen = { home: [], checkout: [], orders: [], isBack: false }
  // What was loaded again empties the memory.
  await keepsPages(shop)
  const killed = serverOf(own.folders)?.pid
  if (killed === undefined) throw new Error('There is no Postgres to kill')
  const orders = Array.from({ length: ORDERS_PER_KILL }, () => place(shop))
  // Some are on their way then.
  await Promise.race(orders)
  process.kill(killed, 'SIGKILL')
  for (const deadline = Date.now() + MAX_MS; !seen.isBack && Date.now() < deadline; ) {
    seen.home.push((await ask(shop, { path: '/' })).status)
    seen.checkout.push((await ask(shop, { path: `/checkout?${new URLSearchParams(CHOICES)}` })).status)
    seen.isBack = serverOf(own.folders)?.pid !== killed && (await isReady(shop))
  }
  seen.orders = await Promise.all(orders)
  return seen
}

/** Ready, and hearing of what is published. */
async function isReady(shop: ShopProcess): Promise<boolean> {
  const { status, body } = await ask(shop, { path: '/readyz' })
  return status === 200 && JSON.parse(body.toString()).ruleBook.listening === true
}

async function place(shop: ShopProcess): Promise<Placing> {
  const form = { ...CHOICES, idempotencyKey: randomUUID(), email: `${randomUUID()}@example.com` }
  const { status, headers } = await ask(shop, {
    path: '/order/checkout/place',
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(form)),
  })
  return { status, number: new URL(headers.location ?? '', shop.origin).searchParams.get('order') }
}

async function stored(own: PrivateShop, numbers: readonly string[]): Promise<boolean[]> {
  const { rows } = await onDatabase(own.database(), db =>
    db.query<{ number: string }>('select number from orders where number = any($1)', [numbers]),
  )
  return numbers.map(number => rows.some(order => order.number === number))
}
