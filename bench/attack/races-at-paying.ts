import { randomUUID } from 'node:crypto'
import { placeGuestOrder, storeEvent } from '../../tests/support/purchase'
import { type FreshDatabase, withFreshDatabase } from '../fresh-database'
import type { Attack, Row } from './attack'

const ROUNDS = 60
const SALE = { at: Date.UTC(2022, 10, 20), agreed: { total: 20993, currency: 'USD' } }

export const attack: Attack = {
  does: 'pays one order at two prices at once, then everything that can be paid of it',
  run: () => withFreshDatabase(race),
}

async function race(db: FreshDatabase): Promise<Row[]> {
  const numbers = []
  for (let round = 0; round < ROUNDS; round += 1) numbers.push(await raced(round))
  const opened = await db.query<{ open: number; fits: boolean }>(
    `select count(s.session)::int as open, bool_and(s.amount = o.total and s.currency::text = o.currency::text) as fits
     from orders o left join sandbox_payments s on s.reference = o.number and s.state = 'open'
     where o.number = any($1) group by o.id`,
    [numbers],
  )
  await payAll(db, numbers)
  const sold = await db.query<{ licences: number }>(
    `select count(c.id)::int as licences from orders o join order_lines l on l.order_id = o.id
       left join licences c on c.order_line_id = l.id where o.number = any($1) group by o.id`,
    [numbers],
  )
  return [
    none(
      'orders with a session of another amount, or more than one',
      opened.rows,
      row => row.open !== 1 || !row.fits,
    ),
    none('orders that were paid and brought not one licence', sold.rows, row => row.licences !== 1),
  ]
}

const none = <R>(what: string, rows: readonly R[], isWrong: (row: R) => boolean): Row => {
  const wrong = rows.filter(isWrong).length
  return { what, figure: `${wrong} of ${rows.length}`, holds: wrong === 0 && rows.length === ROUNDS }
}

/** Twenty clicks, at today's price and at a sale's, in another order each time. */
async function raced(round: number): Promise<string> {
  const { payOrder } = await import('@/server/checkout/pay-order')
  const { number, secret } = await placeGuestOrder()
  const today = { at: Date.now(), agreed: { total: 29990, currency: 'USD' } }
  const clicks = Array.from({ length: 20 }, (_, click) => ((click + round) % 2 === 0 ? SALE : today))
  await Promise.all(clicks.map(price => payOrder({ number, viewer: { secret }, ...price })))
  return number
}

async function payAll(db: FreshDatabase, numbers: string[]): Promise<void> {
  const { press } = await import('@/server/payments/sandbox/press')
  const { applyPayment } = await import('@/server/payments/apply')
  const { rows } = await db.query<{ session: string }>(
    'select session from sandbox_payments where reference = any($1)',
    [numbers],
  )
  for (const { session } of rows)
    for (const event of (await press(session, 'pay', Date.now()))?.events ?? [])
      await applyPayment(await storeEvent({ ...event, id: randomUUID() }))
}
