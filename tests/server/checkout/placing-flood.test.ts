import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { placeGuestOrder, sendToProvider, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
Object.assign(process.env, { PORT: '3000' })
const place = await import('@/app/order/checkout/place/route')
const pay = await import('@/app/order/checkout/pay/route')
const payments = await import('@/server/payments/sweep')
const sandbox = await import('@/server/payments/sandbox/press')

const ORIGIN = 'http://localhost:3000'

async function post(path: 'place' | 'pay', body: Record<string, string>, ip: string) {
  const handler = path === 'place' ? place : pay
  const answer = await handler.POST(
    new Request(`${ORIGIN}/order/checkout/${path}`, {
      method: 'POST',
      headers: { origin: ORIGIN, host: 'localhost:3000', 'x-client-ip': ip },
      body: new URLSearchParams(body),
    }),
  )
  return new URL(answer.headers.get('location') ?? '', ORIGIN)
}

const form = (email: string) => ({
  idempotencyKey: randomUUID(),
  route: 'all_in_one_video_suite',
  plan: 'LFT',
  os: 'win',
  email,
})

const someone = () => `${randomUUID()}@example.com`
const errorsOf = (answers: URL[]) =>
  answers.filter(url => url.searchParams.get('error') === 'too_many_tries').length

test('of 240 orders at once from one network 100 are placed, and the next network is not bothered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 240 }, () => post('place', form(someone()), '192.0.2.1')),
  )
  expect(errorsOf(answers)).toBe(140)
  expect((await db.query('select count(*)::int as placed from orders')).rows[0].placed).toBe(100)
  expect((await post('place', form(someone()), '192.0.2.2')).searchParams.get('order')).toMatch(/^TM-/)
})

test('an IPv6 customer is one network, whatever address of it is used', async () => {
  const from = (index: number) => `2001:db8:0:1::${index.toString(16)}`
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) => post('place', form(someone()), from(index + 1))),
  )
  expect(errorsOf(answers)).toBe(20)
})

test('of 40 orders for one address from as many networks 20 are placed', async () => {
  const email = someone()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => post('place', form(email), `198.51.100.${index}`)),
  )
  expect(errorsOf(answers)).toBe(20)
})

test('an order is sent to a payer thirty times in a quarter of an hour', async () => {
  const { number, secret } = await placeGuestOrder()
  const answers = []
  for (let click = 0; click < 32; click += 1)
    answers.push(await post('pay', { order: number, secret }, `203.0.113.${click}`))
  expect(answers.filter(({ pathname }) => pathname.startsWith('/sandbox/'))).toHaveLength(30)
  expect(errorsOf(answers)).toBe(2)
})

test('of 101 clicks to pay from one network 100 lead to a payer, and the next network is not bothered', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => placeGuestOrder({ email: someone() })))
  const click = (index: number, ip: string) => {
    const order = orders[index % orders.length]
    if (!order) throw new Error('There is no order.')
    return post('pay', { order: order.number, secret: order.secret }, ip)
  }
  const answers = []
  for (let index = 0; index < 101; index += 1) answers.push(await click(index, '192.0.2.50'))
  expect(answers.filter(({ pathname }) => pathname.startsWith('/sandbox/'))).toHaveLength(100)
  expect(answers.at(-1)?.searchParams.get('error')).toBe('too_many_tries')
  expect((await click(0, '192.0.2.51')).pathname).toContain('/sandbox/')
})

/** So many sessions, opened by one network or by one each, that nobody pays. */
async function floodWith(count: number, network: string) {
  const { id } = (await db.query('select id from orders limit 1')).rows[0]
  await db.query(
    `with o as (
       insert into orders (number, secret, idempotency_key, email, state, currency, total, provider, site, locale, country, os, quote)
       select 'TM-F' || $3 || g, 's', gen_random_uuid(), 'f@example.com', 'pending', currency, total, provider, site, locale, country, os, quote
       from orders, generate_series(1, $1) g where id = $2 returning id, quote)
     insert into payment_sessions (order_id, provider, session, total, currency, quote, priced_at, network, created_at, asked_at)
     select id, 'sandbox', 'flood-' || id, 29990, 'USD', quote, now(), $4, now() - interval '1 minute', now() - interval '1 minute' from o`,
    [count, id, network.slice(0, 3).toUpperCase(), network],
  )
}

test('who may not see an order uses up none of its tries', async () => {
  const { number, secret } = await placeGuestOrder({ email: someone() })
  for (let index = 0; index < 40; index += 1)
    await post('pay', { order: number, secret: 'made-up' }, `203.0.113.${index}`)
  expect((await post('pay', { order: number, secret }, '192.0.2.77')).pathname).toContain('/sandbox/')
})

test('1,500 sessions that one network opened keep no payment waiting whose webhook was lost', async () => {
  await floodWith(1500, 'flooding')
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  await sandbox.press(session, 'lose', Date.now())
  await db.query(
    `update payment_sessions set network = 'buyer', created_at = now() - interval '20 minutes', asked_at = now() - interval '10 minutes'
     where session = $1`,
    [session],
  )
  await payments.sweepPayments()
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})

test('of 101 sessions of one network the newest hundred are asked for, and the oldest waits', async () => {
  await db.query(`update payment_sessions set asked_at = now() + interval '1 day'`)
  await floodWith(101, 'aging')
  await db.query(
    `update payment_sessions s set asked_at = now() - interval '1 day', created_at = now() - (10 + age.place) * interval '1 hour'
     from (select id, row_number() over (order by random()) as place from payment_sessions where network = 'aging') age
     where s.id = age.id`,
  )
  const { sessionsToAsk } = await import('@/server/payments/reconcile')
  const asked = (await sessionsToAsk()).map(({ id }) => id)
  expect(asked).toHaveLength(100)
  const { rows } = await db.query(
    `select id from payment_sessions where network = 'aging' order by created_at limit 1`,
  )
  expect(asked).not.toContain(rows[0].id)
  expect((await sessionsToAsk()).map(({ id }) => id)).toEqual([rows[0].id])
})

test('what nobody sent to a payer is never asked for', async () => {
  const order = await placeGuestOrder()
  await db.query(`update orders set updated_at = now() - interval '2 hours' where number = $1`, [
    order.number,
  ])
  const { sessionsToAsk } = await import('@/server/payments/reconcile')
  const { rows } = await db.query('select id from orders where number = $1', [order.number])
  expect((await sessionsToAsk()).some(({ orderId }) => orderId === rows[0].id)).toBe(false)
})

test('a network is known by a keyed hash, and only as long as its session is open', async () => {
  const location = await post('place', form(someone()), '192.0.2.77')
  const number = location.searchParams.get('order') ?? ''
  const { rows } = await db.query('select secret from orders where number = $1', [number])
  const to = await post('pay', { order: number, secret: rows[0].secret }, '192.0.2.77')
  const session = to.pathname.replace('/sandbox/', '')
  const network = async () =>
    (await db.query('select network from payment_sessions where session = $1', [session])).rows[0].network
  expect(await network()).toMatch(/^[\w-]{22}$/)
  await sandbox.press(session, 'lose', Date.now())
  await db.query(`update payment_sessions set asked_at = now() - interval '1 minute' where session = $1`, [
    session,
  ])
  await payments.sweepPayments()
  expect(await network()).toBeNull()
})
