import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { ask } from '../../tests/support/ask'
import { onDatabase } from '../../tests/support/shop-copy'
import { type Shops, withShops } from '../shops'
import type { Attack, Row } from './attack'

const CHEAP = { price: '1', total: '1', amount: '1', unit_total: '1', origin_price: '1', discount: '0.99' }
const OTHER = { currency: 'JPY', pid: '10331', payer: 'nobody', quantity: '0', quote: '{"price":1}' }

export const attack: Attack = {
  does: 'sends prices, totals and currencies of one’s own with the forms of the checkout',
  run: () => withShops(1, {}, shops => onDatabase(shops.database, db => tamper(shops.first, db))),
}

async function tamper(shop: Shops['first'], db: Client): Promise<Row[]> {
  const fields = Object.entries({ ...CHEAP, ...OTHER })
  const honest = await placed(shop, db, {})
  const same = { price: honest.total, currency: honest.currency }
  const bodies = [...fields.map(field => Object.fromEntries([field])), Object.fromEntries(fields)]
  const orders = []
  for (const body of bodies) orders.push(await placed(shop, db, body))
  const changed = orders.filter(({ total, currency }) => total !== same.price || currency !== same.currency)
  const sessions = []
  for (const order of orders) sessions.push(await opened(shop, db, order))
  const cheaper = sessions.filter(
    ({ amount, currency }) => amount !== same.price || currency !== same.currency,
  )
  return [
    { what: 'orders placed at a price or in a currency of one’s own', ...noneOf(changed, orders) },
    { what: 'sessions opened for an amount of one’s own', ...noneOf(cheaper, sessions) },
  ]
}

const noneOf = (found: readonly unknown[], all: readonly unknown[]) => ({
  figure: `${found.length} of ${all.length}`,
  holds: found.length === 0,
})

type Order = { number: string; total: string; currency: string; cookie: string }

async function placed(shop: Shops['first'], db: Client, extra: Record<string, string>): Promise<Order> {
  const choices = { idempotencyKey: randomUUID(), route: 'all_in_one_video_suite', plan: 'LFT', os: 'win' }
  const answer = await post(shop, '/order/checkout/place', { ...choices, email: 'a@example.com', ...extra })
  const number = new URL(String(answer.headers.location), shop.origin).searchParams.get('order')
  const { rows } = await db.query<Omit<Order, 'cookie'>>(
    'select number, total::text, currency from orders where number = $1',
    [number],
  )
  if (!rows[0]) throw new Error(`No order was placed: ${answer.status} ${answer.headers.location}`)
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  return { ...rows[0], cookie }
}

async function opened(shop: Shops['first'], db: Client, { number, cookie }: Order) {
  const agreed = { agreed_total: '1', agreed_currency: 'JPY', amount: '1', total: '1', price: '1' }
  const answer = await post(shop, '/order/checkout/pay', { order: number, ...agreed }, cookie)
  const { rows } = await db.query<{ amount: string; currency: string }>(
    'select amount::text, currency from sandbox_payments where reference = $1',
    [number],
  )
  if (!rows[0]) throw new Error(`No session was opened: ${answer.status} ${answer.headers.location}`)
  return rows[0]
}

const post = (shop: Shops['first'], path: string, form: Record<string, string>, cookie = '') =>
  ask(shop, {
    path: `${path}?${new URLSearchParams({ total: '1', price: '1', currency: 'JPY' })}`,
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: String(new URLSearchParams(form)),
  })
