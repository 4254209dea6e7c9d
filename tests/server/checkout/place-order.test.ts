import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { basketOfSuite, guest, visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const checkout = await import('@/server/checkout/place-order')

const place = (
  change: {
    idempotencyKey?: string
    basket?: Partial<Parameters<typeof checkout.placeOrder>[1]['basket']>
    email?: string
  } = {},
) =>
  checkout.placeOrder(visitNow(), {
    idempotencyKey: change.idempotencyKey ?? randomUUID(),
    basket: { ...basketOfSuite, ...change.basket },
    buyer: guest(change.email),
  })

test('twenty clicks at once are one order', async () => {
  const idempotencyKey = randomUUID()
  const results = await Promise.all(Array.from({ length: 20 }, () => place({ idempotencyKey })))
  const numbers = new Set(results.map(result => (result.ok ? result.order.number : result.why)))
  expect(numbers.size).toBe(1)
  const { rows } = await db.query(
    `select count(*)::int as orders, (select count(*)::int from order_lines l join orders o on o.id = l.order_id where o.number = any($1)) as lines
     from orders where number = any($1)`,
    [[...numbers]],
  )
  expect(rows[0]).toEqual({ orders: 1, lines: 1 })
})

test('what is stored of a form is not what it was sent with', async () => {
  const idempotencyKey = randomUUID()
  const placed = await place({ idempotencyKey })
  if (!placed.ok) throw new Error(placed.why)
  const { rows } = await db.query('select * from orders where number = $1', [placed.order.number])
  expect(JSON.stringify(rows)).not.toContain(idempotencyKey)
  const [stored] = rows
  const again = await place({ idempotencyKey: String(stored?.idempotency_key).split(':')[0] })
  expect(again.ok && again.order.number).not.toBe(placed.order.number)
})

test('a form that is sent again with another address is another order, so that the keys go where they should', async () => {
  const idempotencyKey = randomUUID()
  const [wrong, right] = [
    await place({ idempotencyKey, email: 'wrong@example.com' }),
    await place({ idempotencyKey, email: 'right@example.com' }),
  ]
  expect(wrong.ok && right.ok && wrong.order.number !== right.order.number).toBe(true)
})

test('an order has a number for people and a secret for its guest', async () => {
  const placed = await place()
  if (!placed.ok) throw new Error(placed.why)
  expect(placed.order.number).toMatch(/^TM(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(Buffer.from(placed.order.secret, 'base64url').length).toBeGreaterThanOrEqual(16)
})

test('an order keeps the whole quote with its reasons and its receipt in words', async () => {
  const placed = await checkout.placeOrder(visitNow({ locale: 'de', country: 'de' }), {
    idempotencyKey: randomUUID(),
    basket: basketOfSuite,
    buyer: guest(),
  })
  if (!placed.ok) throw new Error(placed.why)
  const { rows } = await db.query('select total::int, currency, quote from orders where number = $1', [
    placed.order.number,
  ])
  const [{ total, currency, quote }] = rows
  expect({ total, currency }).toEqual({ total: quote.price, currency: 'EUR' })
  expect(quote).toMatchObject({
    route: 'all_in_one_video_suite',
    pid: 992001,
    plan: 'LFT',
    offType: 1,
    currency: 'EUR',
  })
  expect(quote.receipt[0]).toMatchObject({ kind: 'list', label: 'Listenpreis', amount: quote.list })
  const sum = quote.receipt.reduce((so: number, line: { amount: number }) => so + line.amount, 0)
  expect(sum).toBe(quote.price)
})

test('what cannot be sold is refused by name', async () => {
  expect(await place({ basket: { plan: '3Y' } })).toEqual({ ok: false, why: 'unknown_plan' })
  expect(await place({ basket: { route: 'no_such_route' } })).toEqual({ ok: false, why: 'unknown_route' })
  expect(await place({ basket: { route: 'video_pro_future', plan: 'LFT_3' } })).toEqual({
    ok: false,
    why: 'not_eligible',
  })
  const { rows } = await db.query(
    `select route from products p where status = '2' and os = 'win' and not exists (select 1 from products q where q.route = p.route and q.status = '1') limit 1`,
  )
  expect(await place({ basket: { route: rows[0].route, plan: 'LFT' } })).toEqual({
    ok: false,
    why: 'not_sellable',
  })
})
