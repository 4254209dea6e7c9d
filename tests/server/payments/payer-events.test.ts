import { freshDatabase } from '@tests/support/database'
import { openPayers, standInWorld, type World } from '@tests/support/payers'
import { placeGuestOrder, tracesOf } from '@tests/support/purchase'
import Stripe from 'stripe'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { PlacedOrder } from '@/server/orders/order-cookie'

const db = await freshDatabase()
const payers = await openPayers(db)
const { standIn, shop } = payers
afterAll(payers.close)
afterEach(() => standIn.switches({}))
const { payOrder } = await import('@/server/checkout/pay-order')
const { applyTold } = await import('@/server/payments/follow-notice')

const WORLDS = [standInWorld('stripe', standIn), standInWorld('paddle', standIn)]

async function sent({ name }: World) {
  const order = await placeGuestOrder()
  const { number, secret } = order
  const result = await payOrder({ number, viewer: { secret }, at: Date.now(), provider: name })
  if (!result.ok) throw new Error(result.why)
  const { rows } = await db.query('select provider_session from orders where number = $1', [number])
  return { order, session: String(rows[0].provider_session) }
}

const waiting = async () =>
  (await db.query('select id from payment_events where applied_at is null order by random()')).rows

async function applyAll(): Promise<void> {
  for (let rows = await waiting(); rows.length > 0; rows = await waiting())
    await Promise.all(rows.map(({ id }) => applyTold(id)))
}

async function heard(): Promise<void> {
  await standIn.deliver()
  await applyAll()
}

const NONE = { licences: 0, emails: 0 }
const ONE = { state: 'paid', licences: 1, emails: 1 }

/** A signed event of Stripe whose payload says what it likes. */
function stripeEvent(change: { id?: string; type?: string; object: unknown }) {
  const { id = `evt_${Math.random()}`, type = 'checkout.session.completed', object } = change
  const created = Math.floor(Date.now() / 1000)
  const body = { id, object: 'event', type, created, livemode: false, data: { object } }
  return post(JSON.stringify(body))
}

function post(payload: string) {
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_of_the_stand_in_stripe' })
  return fetch(`${shop.origin}/webhooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': header },
  })
}

/** Somebody changes what the payer's ledger says. */
const rewrite = (session: string, at: string, value: unknown) =>
  db.query('update stand_in.objects set body = jsonb_set(body, $2, $3) where id = $1', [
    session,
    at,
    JSON.stringify(value),
  ])

test.each(WORLDS)(
  '$name: every webhook fifty times and in any order is one licence and one email',
  async world => {
    await standIn.switches({ duplicate: 50, shuffle: true })
    const { order, session } = await sent(world)
    await world.pay(session, 'good')
    expect(new Set(await standIn.deliver())).toEqual(new Set([200]))
    await applyAll()
    expect(await tracesOf(db, order.number)).toEqual(ONE)
  },
)

test.each(WORLDS)(
  '$name: webhooks that were lost and come again a week later change nothing more',
  async world => {
    await standIn.switches({ drop: true })
    const { order, session } = await sent(world)
    await world.pay(session, 'good')
    await heard()
    expect(await tracesOf(db, order.number)).toMatchObject(NONE)
    await standIn.resend()
    await heard()
    await standIn.resend()
    await heard()
    expect(await tracesOf(db, order.number)).toEqual(ONE)
  },
)

test.each(WORLDS)('$name: an old webhook after the refund leaves the order refunded', async world => {
  const { order, session } = await sent(world)
  await world.pay(session, 'good')
  await heard()
  const { providerOf } = await import('@/server/payments/providers')
  await providerOf({ provider: world.name }).refundSession({
    session,
    at: Date.now(),
    idempotencyKey: order.number,
  })
  await world.approve(session)
  await standIn.resend()
  await standIn.switches({ shuffle: true })
  await heard()
  expect(await tracesOf(db, order.number)).toMatchObject({ state: 'refunded', licences: 1 })
})

const AMOUNT = { stripe: '{amount_total}', paddle: '{details,totals,grand_total}', sandbox: '' }

test.each(WORLDS)(
  '$name: a payment of one cent less, or more, brings no licence and is told',
  async world => {
    for (const amount of [29989, 29991]) {
      const { order, session } = await sent(world)
      await world.pay(session, 'good')
      await rewrite(session, AMOUNT[world.name], world.name === 'paddle' ? String(amount) : amount)
      await heard()
      expect(await tracesOf(db, order.number)).toMatchObject(NONE)
      const { rows } = await db.query(
        `select outcome from payment_events where session = $1 and type = 'paid'`,
        [session],
      )
      expect(rows).toEqual([{ outcome: 'wrong_amount' }])
    }
  },
)

const CURRENCY = { stripe: '{currency}', paddle: '{currency_code}', sandbox: '' }

test.each(WORLDS)('$name: the same number in another currency brings no licence', async world => {
  const { order, session } = await sent(world)
  await world.pay(session, 'good')
  await rewrite(session, CURRENCY[world.name], 'JPY')
  await heard()
  expect(await tracesOf(db, order.number)).toMatchObject(NONE)
  const { rows } = await db.query(`select outcome from payment_events where session = $1 and type = 'paid'`, [
    session,
  ])
  expect(rows).toEqual([{ outcome: 'wrong_amount' }])
})

test('what a signed payload says is not applied: the payer is asked', async () => {
  const { order, session } = await sent(standInWorld('stripe', standIn))
  const answer = await stripeEvent({
    object: {
      id: session,
      payment_status: 'paid',
      status: 'complete',
      amount_total: 29990,
      client_reference_id: order.number,
    },
  })
  expect(answer.status).toBe(200)
  await applyAll()
  expect(await tracesOf(db, order.number)).toMatchObject({ state: 'pending', ...NONE })
})

test('an object of another account, or one that another system opened, changes nothing', async () => {
  const { order, session } = await sent(standInWorld('stripe', standIn))
  await standIn.pay(`${standIn.origin}/pay/stripe/${session}`, 'good')
  await rewrite(session, '{metadata}', {})
  await heard()
  for (const object of [{ id: 'cs_of_somebody_else' }, { id: 'dp_1' }, { id: 'ch_1' }])
    expect((await stripeEvent({ object, type: 'charge.dispute.created' })).status).toBe(200)
  await applyAll()
  expect(await tracesOf(db, order.number)).toMatchObject(NONE)
})

test('an unknown type is stored and ignored', async () => {
  const id = 'evt_of_an_unknown_type'
  expect(
    (await stripeEvent({ id, type: 'treasury.outbound_payment.posted', object: { id: 'obp_1' } })).status,
  ).toBe(200)
  await applyAll()
  const { rows } = await db.query('select type, outcome, session from payment_events where event_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ type: 'treasury.outbound_payment.posted', outcome: 'ignored', session: null }])
})

test('two hundred deliveries of one event at once are one row and one job', async () => {
  const { order, session } = await sent(standInWorld('stripe', standIn))
  await standIn.switches({ drop: true })
  await standIn.pay(`${standIn.origin}/pay/stripe/${session}`, 'good')
  const id = 'evt_two_hundred_times'
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => stripeEvent({ id, object: { id: session } })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await db.query('select id from payment_events where event_id = $1', [id])
  expect(rows).toHaveLength(1)
  await Promise.all(Array.from({ length: 20 }, () => applyTold(rows[0].id)))
  await applyAll()
  expect(await tracesOf(db, order.number)).toEqual(ONE)
})

const stateOf = async ({ number }: PlacedOrder) =>
  (await db.query('select state, dispute from orders where number = $1', [number])).rows[0]

test('a refund after a dispute ends alike in whatever order its webhooks come', async () => {
  const ends = []
  for (let round = 0; round < 6; round += 1) {
    await standIn.switches({ shuffle: true, duplicate: 2 })
    const { order, session } = await sent(standInWorld('stripe', standIn))
    const world = standInWorld('stripe', standIn)
    await world.pay(session, 'good')
    await world.act(session, 'dispute')
    await world.act(session, 'lose')
    await heard()
    ends.push(await stateOf(order))
  }
  expect(ends).toEqual(ends.map(() => ({ state: 'paid', dispute: 'lost' })))
})

test('a warning of fraud changes nothing and is told to staff', async () => {
  const world = standInWorld('stripe', standIn)
  const { order, session } = await sent(world)
  await world.pay(session, 'good')
  const found = (await standIn.ledger()).find(({ body }) => body.id === session)
  await standIn.act('stripe', 'warn', String(found?.body.payment_intent))
  await heard()
  expect(await stateOf(order)).toEqual({ state: 'paid', dispute: null })
  const { rows } = await db.query(
    `select outcome from payment_events where session = $1 and outcome = 'dispute_warned'`,
    [session],
  )
  expect(rows).toHaveLength(1)
})

test('a refund that fails at the bank is told to staff', async () => {
  const { session } = await sent(standInWorld('stripe', standIn))
  await standIn.pay(`${standIn.origin}/pay/stripe/${session}`, 'refundFails')
  await heard()
  const { providerOf } = await import('@/server/payments/providers')
  await providerOf({ provider: 'stripe' }).refundSession({
    session,
    at: Date.now(),
    idempotencyKey: `fails:${session}`,
  })
  const found = (await standIn.ledger()).find(({ body }) => body.id === session)
  await standIn.act('stripe', 'fail_refunds', String(found?.body.payment_intent))
  await heard()
  const { rows } = await db.query(
    `select outcome from payment_events where session = $1 and outcome = 'refund_failed'`,
    [session],
  )
  expect(rows).toHaveLength(1)
})
