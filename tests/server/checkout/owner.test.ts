import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { eventFor, sendToProvider, storeEvent } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
Object.assign(process.env, { PORT: '3000' })

const ORIGIN = 'http://localhost:3000'

/** A customer with a confirmed address, and the token of a sign-in. */
async function customer(email: string) {
  const { openSession } = await import('@/server/sessions/session')
  const { database } = await import('@/server/runtime/database')
  const { rows } = await db.query(
    `insert into customers (email, confirmed_at) values ($1, now()) returning id`,
    [email],
  )
  const id = String(rows[0].id)
  return { id, email, token: await openSession(database, { customerId: id, kind: 'session' }) }
}

/** Sends the form of step 2 and pays what it placed. */
async function buy(body: Record<string, string>, token?: string) {
  const { POST } = await import('@/app/order/checkout/place/route')
  const { applyPayment } = await import('@/server/payments/apply')
  const answer = await POST(
    new Request(`${ORIGIN}/order/checkout/place`, {
      method: 'POST',
      headers: { origin: ORIGIN, host: 'localhost:3000', ...(token && { cookie: `token=${token}` }) },
      body: new URLSearchParams({ idempotencyKey: randomUUID(), os: 'win', plan: 'LFT', ...body }),
    }),
  )
  const number = new URL(answer.headers.get('location') ?? '', ORIGIN).searchParams.get('order')
  const { rows } = await db.query(
    'select number, secret, total::int, currency, email, quote from orders where number = $1',
    [number],
  )
  const [order] = rows
  const event = eventFor(order.number, await sendToProvider(order), {
    amount: order.total,
    currency: order.currency,
  })
  await applyPayment(await storeEvent(event))
  return order
}

const licencesOf = async (id: string) =>
  (await db.query('select pid::int, plan from licences where customer_id = $1 order by issued', [id])).rows

test('what a customer owns lowers the next price, and the receipt says why', async () => {
  const { id, email, token } = await customer('owner@example.com')
  const first = await buy({ route: 'netflix_downloader', email: 'somebody@example.com' }, token)
  expect(first).toMatchObject({ total: 12990, email })
  expect(await licencesOf(id)).toEqual([{ pid: 10337, plan: 'LFT' }])
  const suite = await buy({ route: 'all_in_one_video_suite' }, token)
  expect(suite.total).toBe(18990)
  expect(suite.quote).toMatchObject({ offType: 8, category: 'video_single' })
  expect(
    suite.quote.receipt.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  ).toEqual([
    ['list', 42850],
    ['selling', -12860],
    ['offer', -11000],
  ])
  expect(await licencesOf(id)).toHaveLength(2)
})

test('the address of a customer lowers nothing for a guest who types it', async () => {
  const { token, email } = await customer('other@example.com')
  await buy({ route: 'netflix_downloader' }, token)
  expect((await buy({ route: 'all_in_one_video_suite', email })).total).toBe(29990)
})

test('what a guest buys under a confirmed address belongs to its account', async () => {
  const { id, email } = await customer('guest-owner@example.com')
  await buy({ route: 'netflix_downloader', email: ' Guest-Owner@Example.com ' })
  expect(await licencesOf(id)).toEqual([{ pid: 10337, plan: 'LFT' }])
  expect(email).toBe('guest-owner@example.com')
})

test('a sign-in that has expired buys as a guest', async () => {
  const { id, token } = await customer('expired@example.com')
  await buy({ route: 'netflix_downloader' }, token)
  await db.query(`update sessions set expires_at = now() - interval '1 minute' where customer_id = $1`, [id])
  const order = await buy({ route: 'all_in_one_video_suite', email: 'now-a-guest@example.com' }, token)
  expect(order).toMatchObject({ total: 29990, email: 'now-a-guest@example.com' })
})
