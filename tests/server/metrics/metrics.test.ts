import { freshDatabase } from '@tests/support/database'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent } from '@tests/support/purchase'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/shop/free-port'

const db = await freshDatabase()
const port = await freePort()
Object.assign(process.env, { METRICS_PORT: String(port) })
const { listenForMetrics } = await import('@/server/metrics/listener')
const { backlog } = await import('@/server/metrics/backlog')

let listener: Awaited<ReturnType<typeof listenForMetrics>>
beforeAll(async () => {
  listener = await listenForMetrics()
})
afterAll(() => listener?.stop())

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
const figures = async () => (await ask('/metrics')).text()
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? Number.NaN,
  )

test('the age of what waits is that of the oldest one, and 0 where nothing does', async () => {
  expect(figure(await figures(), 'shop_oldest_seconds{what="payment_event"}')).toBe(0)
  const order = await placeGuestOrder()
  const event = await storeEvent(eventFor(order.number, await sendToProvider(order)))
  await db.query(`update payment_events set created_at = now() - interval '9 minutes' where id = $1`, [event])
  const text = await figures()
  expect(figure(text, 'shop_oldest_seconds{what="payment_event"}')).toBeGreaterThanOrEqual(540)
  expect(figure(text, 'shop_oldest_seconds{what="pending_order"}')).toBeGreaterThan(0)
  expect(figure(text, 'shop_jobs{queue="apply-payment",state="created"}')).toBe(1)
  expect(figure(text, 'shop_database_up')).toBe(1)
})

test('a payment is counted once by what came of it, and what alarms is told from the start', async () => {
  const { applyPayment } = await import('@/server/payments/apply')
  const before = await figures()
  const order = await placeGuestOrder()
  const event = await storeEvent(eventFor(order.number, await sendToProvider(order)))
  expect(await applyPayment(event)).toBe('paid')
  expect(await applyPayment(event)).toBeUndefined()
  const after = await figures()
  expect(figure(before, 'shop_payments_total{outcome="paid_twice"}')).toBe(0)
  const paid = 'shop_payments_total{outcome="paid"}'
  expect(figure(after, paid) - (figure(before, paid) || 0)).toBe(1)
})

test('an order that cannot be placed is counted with its reason', async () => {
  const { countOrder } = await import('@/server/checkout/metrics')
  countOrder({ step: 'place', outcome: 'already_owned' })
  expect(figure(await figures(), 'shop_orders_total{step="place",outcome="already_owned"}')).toBe(1)
})

test('nothing else is told there, and nobody changes anything', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics?all')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
})

test('without a database the figures say so and stay readable', async () => {
  const text = await backlog({ query: () => Promise.reject(new Error('gone')) })
  expect(figure(text, 'shop_database_up')).toBe(0)
  expect(text).not.toContain('what="email"')
})

test('a taken port is a sentence that names the setting', async () => {
  await expect(listenForMetrics()).rejects.toThrow(`Port ${port} is taken`)
})
