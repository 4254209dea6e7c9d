import { freshDatabase } from '@tests/support/database'
import { openRenewingPayer } from '@tests/support/renewing-payer'
import type { CardKind } from '@tests/support/stand-in/cards'
import type { Fault } from '@tests/support/stand-in/faults'
import { clockAt, DAY, stateOf } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { standIn, heard, ordered, endOf } = await openRenewingPayer(db, 'stripe')

/** A month that renews, paid at Stripe with a card. */
async function subscribed(card: CardKind): Promise<string> {
  const { subscription, page } = await ordered()
  await standIn.pay(page, card)
  await heard()
  return subscription
}

/** What Stripe charged for a subscription without its buyer. */
async function chargesOf(subscription: string): Promise<unknown[]> {
  const { rows } = await db.query('select number from orders where subscription_id = $1 and charge > 1', [
    subscription,
  ])
  const numbers = rows.map(({ number }) => number)
  const found = (await standIn.ledger()).filter(
    ({ kind, body }) => kind === 'payment_intent' && numbers.includes(Object(body.metadata).order),
  )
  return found.map(({ body }) => `${body.status} ${body.amount}`)
}

test('a plan bought at Stripe saves the card, and renews by charging it', async () => {
  const subscription = await subscribed('good')
  const { rows } = await db.query('select provider, mandate from subscriptions where id = $1', [subscription])
  expect(rows).toEqual([{ provider: 'stripe', mandate: expect.stringMatching(/^cus_\w+:pm_\w+$/) }])
  for (const turn of [2, 3]) {
    await clockAt(db, await endOf(subscription))
    expect(await stateOf(db, subscription)).toMatchObject({
      state: 'active',
      periods: turn,
      licences: ['active 1M'],
    })
  }
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['paid 3590', 'paid 3590', 'paid 3590'] })
  expect(await chargesOf(subscription)).toEqual(['succeeded 3590', 'succeeded 3590'])
})

const ROUTE = 'POST /v1/payment_intents'

test.each<Fault>(['500', '429', '409', 'html', 'hang', 'reset', 'reset_after', 'hang_after', 'cut'])(
  'a renewal is charged once although the first answer is %s',
  async fault => {
    const subscription = await subscribed('good')
    await standIn.fail(ROUTE, fault)
    await clockAt(db, await endOf(subscription))
    await heard()
    expect(await chargesOf(subscription)).toEqual(['succeeded 3590'])
    expect(await stateOf(db, subscription)).toMatchObject({
      state: 'active',
      charges: ['paid 3590', 'paid 3590'],
    })
  },
)

test('a renewal is refunded, and a complaint about one is heard, as of any payment', async () => {
  const subscription = await subscribed('good')
  await clockAt(db, await endOf(subscription))
  const { rows } = await db.query(
    'select number, provider_session as session from orders where subscription_id = $1 and charge = 2',
    [subscription],
  )
  const [{ number, session }] = rows
  await standIn.act('stripe', 'dispute', session)
  await heard()
  const dispute = async () =>
    (await db.query('select dispute from orders where number = $1', [number])).rows[0].dispute
  expect(await dispute()).toBe('open')
  await standIn.act('stripe', 'win', session)
  await heard()
  expect(await dispute()).toBe('won')
  const { stripe } = await import('@/server/payments/stripe/provider')
  expect(
    await stripe.refundSession({ session, at: Date.now(), idempotencyKey: `refund:${number}` }),
  ).toMatchObject({
    event: { type: 'refunded', amount: 3590 },
  })
})

test('every payer sells what renews', async () => {
  const { billingsOf } = await import('@/server/checkout/billing')
  const { ruleBook } = await import('@/server/rule-book/live')
  const { book } = await ruleBook()
  const sold = { pid: 10337, plan: '1M', price: 3590 } as const
  for (const payer of ['sandbox', 'stripe', 'paddle'] as const)
    expect(billingsOf(book, { ...sold, payer })).toContain('renewing')
})

/** Last, since Stripe's clock goes with the shop's here, and never back. */
test('a card without money is tried again by the calendar, a stolen one is tried once and no more', async () => {
  const poor = await subscribed('goodThenFailing')
  const stolen = await subscribed('good')
  const { rows } = await db.query('select mandate from subscriptions where id = $1', [stolen])
  const method = String(rows[0].mandate).split(':')[1]
  await db.query(`update stand_in.objects set body = body || '{"card": "hardDecline"}' where id = $1`, [
    method,
  ])
  const end = Math.max(await endOf(poor), await endOf(stolen))
  await standIn.forward(end - Date.now())
  for (const day of [0, 1, 3]) {
    await clockAt(db, end + day * DAY)
    await standIn.forward(DAY)
  }
  expect(await chargesOf(poor)).toEqual(Array(3).fill('requires_payment_method 3590'))
  expect(await chargesOf(stolen)).toEqual(['requires_payment_method 3590'])
  for (const subscription of [poor, stolen])
    expect(await stateOf(db, subscription)).toMatchObject({
      state: 'past_due',
      charges: ['paid 3590', 'failed 3590'],
    })
})
