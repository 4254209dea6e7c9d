import { freshDatabase } from '@tests/support/database'
import { serveHandler } from '@tests/support/http'
import { eventFor, placeGuestOrder, sendToProvider, tracesOf } from '@tests/support/purchase'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const shop = await serveHandler(async (request, path) => {
  const { POST } = await import('@/app/webhooks/[provider]/route')
  return POST(request, { params: Promise.resolve({ provider: path.split('/').at(-1) ?? '' }) })
})
Object.assign(process.env, { PORT: String(shop.port) })
const sandbox = {
  ...(await import('@/server/payments/sandbox/deliver')),
  ...(await import('@/server/payments/sandbox/press')),
  ...(await import('@/server/payments/sandbox/ledger')),
}
const payments = {
  ...(await import('@/server/payments/apply')),
  ...(await import('@/server/payments/sweep')),
}
const signature = await import('@/server/payments/sandbox/signature')
afterAll(async () => {
  await shop.close()
})

const post = (body: string, header: string | null, payer = 'sandbox') =>
  fetch(`${shop.origin}/webhooks/${payer}`, {
    method: 'POST',
    body,
    headers: header === null ? {} : { 'sandbox-signature': header },
  })

const deliveries = async (session: string) =>
  (
    await db.query(
      `select data from jobs.job where name = 'deliver-sandbox-webhook' and data->>'session' = $1`,
      [session],
    )
  ).rows

const deliverAll = async (session: string) => {
  for (const { data } of await deliveries(session))
    await sandbox.deliverWebhook(data.session, data.event, Date.now())
}

const applyAll = async () => {
  const { rows } = await db.query(
    'select id from payment_events where applied_at is null order by created_at',
  )
  return Promise.all(rows.map(({ id }) => payments.applyPayment(id)))
}

test('Pay: a signed webhook by HTTP, stored once, brings the licence', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const payment = await sandbox.press(session, 'pay', Date.now())
  expect(payment).toMatchObject({ state: 'paid', amount: 29990, currency: 'USD', reference: order.number })
  expect(new URL(payment?.return_url ?? '').search).toBe(`?order=${order.number}`)
  await deliverAll(session)
  expect(await applyAll()).toEqual(['paid'])
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})

test('the same webhook 50 times at once is stored once and brings one licence', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const payment = await sandbox.press(session, 'pay', Date.now())
  const body = JSON.stringify({ events: payment?.events })
  const header = signature.signatureOf(body, Date.now())
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, header)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  const { rows } = await db.query('select id from payment_events where session = $1', [session])
  expect(rows).toHaveLength(1)
  const jobs = await db.query(`select 1 from jobs.job where name = 'apply-payment' and data->>'event' = $1`, [
    rows[0].id,
  ])
  expect(jobs.rows).toHaveLength(1)
  await applyAll()
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})

test('a double click on a button is one payment', async () => {
  const session = await sendToProvider(await placeGuestOrder())
  await Promise.all(Array.from({ length: 10 }, () => sandbox.press(session, 'pay', Date.now())))
  expect(await deliveries(session)).toHaveLength(1)
  expect((await sandbox.sandboxPayment(session))?.events).toHaveLength(1)
  expect(await sandbox.press(session, 'decline', Date.now())).toMatchObject({ state: 'paid' })
})

test('Decline, then Pay: a new session, and one licence', async () => {
  const order = await placeGuestOrder()
  const first = await sendToProvider(order)
  await sandbox.press(first, 'decline', Date.now())
  await deliverAll(first)
  expect(await applyAll()).toEqual(['failed'])
  const second = await sendToProvider(order)
  expect(second).not.toBe(first)
  await sandbox.press(second, 'pay', Date.now())
  await deliverAll(second)
  await deliverAll(first)
  await applyAll()
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})

test('3-D Secure: nothing is told before the bank’s question is answered', async () => {
  const session = await sendToProvider(await placeGuestOrder())
  expect(await sandbox.press(session, 'approve', Date.now())).toMatchObject({ state: 'open' })
  expect(await sandbox.press(session, 'challenge', Date.now())).toMatchObject({ state: 'challenged' })
  expect(await deliveries(session)).toEqual([])
  expect(await sandbox.press(session, 'pay', Date.now())).toMatchObject({ state: 'challenged' })
  expect(await sandbox.press(session, 'approve', Date.now())).toMatchObject({ state: 'paid' })
  expect(await deliveries(session)).toHaveLength(1)
})

test('3-D Secure that fails declines the payment', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  await sandbox.press(session, 'challenge', Date.now())
  await sandbox.press(session, 'fail', Date.now())
  await deliverAll(session)
  expect(await applyAll()).toEqual(['failed'])
  expect(await tracesOf(db, order.number)).toEqual({ state: 'failed', licences: 0, emails: 0 })
})

test('Pay slowly: the webhook waits some seconds', async () => {
  const session = await sendToProvider(await placeGuestOrder())
  await sandbox.press(session, 'slow', Date.now())
  const { rows } = await db.query(
    `select extract(epoch from start_after - created_on)::int as wait from jobs.job where data->>'session' = $1`,
    [session],
  )
  expect(rows).toEqual([{ wait: 8 }])
})

test('Lost webhook: the shop finds the payment by asking, and a webhook after all changes nothing', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const payment = await sandbox.press(session, 'lose', Date.now())
  expect(await deliveries(session)).toEqual([])
  const { orderStatus } = await import('@/server/checkout/order-status')
  const viewer = { secret: order.secret }
  expect(await orderStatus(order.number, viewer)).toEqual({ status: 'pending' })
  await db.query(`update payment_sessions set asked_at = now() - interval '5 seconds' where session = $1`, [
    session,
  ])
  expect(await orderStatus(order.number, viewer)).toMatchObject({
    status: 'paid',
    licences: [{ pid: 992001, plan: 'LFT', expires: null }],
  })
  await sandbox.deliverWebhook(session, payment?.events[0]?.id ?? '', Date.now())
  expect(await applyAll()).toEqual(['known'])
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})

test('a buyer who never comes back gets the licence by the sweep', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  await sandbox.press(session, 'lose', Date.now())
  await payments.sweepPayments()
  expect((await tracesOf(db, order.number)).state).toBe('pending')
  await db.query(`update payment_sessions set asked_at = now() - interval '31 seconds' where session = $1`, [
    session,
  ])
  await payments.sweepPayments()
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})

test('a webhook that the shop does not take is tried again', async () => {
  const session = await sendToProvider(await placeGuestOrder())
  const payment = await sandbox.press(session, 'pay', Date.now())
  await db.query(`update sandbox_payments set webhook_url = $2 where session = $1`, [
    session,
    `${shop.origin}/webhooks/nobody`,
  ])
  const delivery = sandbox.deliverWebhook(session, payment?.events[0]?.id ?? '', Date.now())
  await expect(delivery).rejects.toThrow('404')
  const { rows } = await db.query(
    `select retry_limit, retry_backoff from jobs.job where data->>'session' = $1`,
    [session],
  )
  expect(rows).toEqual([{ retry_limit: 10, retry_backoff: true }])
})

const body = JSON.stringify({ events: [eventFor('TM-NONE', 'sbx_signature')] })
const MINUTE = 60_000
const REFUSED = [
  ['no signature', () => null, 'no_signature'],
  ['half a signature', () => 't=1', 'no_signature'],
  ['a wrong signature', () => `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`, 'wrong_signature'],
  ['a signature of another body', () => signature.signatureOf(`${body} `, Date.now()), 'wrong_signature'],
  [
    'a signature of another instant',
    () => signature.signatureOf(body, Date.now()).replace(/t=\d+/, 't=1700000000'),
    'wrong_signature',
  ],
  [
    'a signature older than five minutes',
    () => signature.signatureOf(body, Date.now() - 5 * MINUTE - 2000),
    'too_old',
  ],
  [
    'a signature of more than five minutes ahead',
    () => signature.signatureOf(body, Date.now() + 5 * MINUTE + 5000),
    'from_the_future',
  ],
] as const

test.each(REFUSED)('a webhook with %s is refused and not stored', async (_, header, why) => {
  const answer = await post(body, header())
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: why })
  const { rows } = await db.query(`select 1 from payment_events where session = 'sbx_signature'`)
  expect(rows).toEqual([])
})

test('a signature of four minutes ago is taken', async () => {
  const late = JSON.stringify({ events: [eventFor('TM-NONE', 'sbx_late')] })
  expect((await post(late, signature.signatureOf(late, Date.now() - 4 * MINUTE))).status).toBe(200)
})

test('a machine whose clock is four minutes ahead is heard', async () => {
  const early = JSON.stringify({ events: [eventFor('TM-NONE', 'sbx_early_clock')] })
  expect((await post(early, signature.signatureOf(early, Date.now() + 4 * MINUTE))).status).toBe(200)
})

const DAY = 24 * 60 * MINUTE

test.each([
  ['a day ahead', DAY],
  ['a year ahead', 365 * DAY],
  ['31 days ago', -31 * DAY],
])('an event of %s is refused and not stored', async (_, off) => {
  const strange = JSON.stringify({
    events: [
      eventFor('TM-NONE', 'sbx_strange'),
      eventFor('TM-NONE', 'sbx_strange', { at: Date.now() + off }),
    ],
  })
  const answer = await post(strange, signature.signatureOf(strange, Date.now()))
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'bad_instant' }])
  const { rows } = await db.query(`select 1 from payment_events where session = 'sbx_strange'`)
  expect(rows).toEqual([])
})

test('an event of a week ago is taken: payers try long', async () => {
  const old = JSON.stringify({ events: [eventFor('TM-NONE', 'sbx_week', { at: Date.now() - 7 * DAY })] })
  expect((await post(old, signature.signatureOf(old, Date.now()))).status).toBe(200)
})

test.each([
  { id: 'a\0b' },
  { session: 'a\0b' },
  { reference: 'a\0b' },
  { dispute: 'a\0b' },
  { id: '\ud800' },
])('an event with %j, which no database stores, is refused', async wrong => {
  const text = JSON.stringify({ events: [{ ...eventFor('TM-NONE', 'sbx_nul'), ...wrong }] })
  const answer = await post(text, signature.signatureOf(text, Date.now()))
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'bad_body' }])
})

test('what is signed but is no event is refused', async () => {
  for (const wrong of ['', 'no json', '{}', '{"events":[]}', '{"events":[{"id":"x"}]}', 'null'])
    expect(await (await post(wrong, signature.signatureOf(wrong, Date.now()))).json()).toMatchObject({
      error: 'bad_body',
    })
})

test('a webhook of an unknown payer is not found, a huge one is refused', async () => {
  expect((await post(body, null, 'nobody')).status).toBe(404)
  expect((await post('x'.repeat(300_000), null)).status).toBe(413)
})

test('Dispute and what comes of it: webhooks hold the licence, and give it back or take it', async () => {
  for (const [button, licence, ledger] of [
    ['win', 'active', 'paid'],
    ['concede', 'charged_back', 'charged_back'],
  ] as const) {
    const order = await placeGuestOrder()
    const session = await sendToProvider(order)
    expect(await sandbox.press(session, 'dispute', Date.now())).toMatchObject({ state: 'open' })
    for (const each of ['pay', 'dispute', button] as const) await sandbox.press(session, each, Date.now())
    await deliverAll(session)
    await applyAll()
    expect(await sandbox.sandboxPayment(session)).toMatchObject({ state: ledger })
    const { rows } = await db.query(
      `select c.state, o.state as order from licences c join order_lines l on l.id = c.order_line_id
       join orders o on o.id = l.order_id where o.number = $1`,
      [order.number],
    )
    expect(rows).toEqual([{ state: licence, order: 'paid' }])
  }
})
