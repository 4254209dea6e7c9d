import { freshDatabase } from '@tests/support/database'
import { openRenewingPayer } from '@tests/support/renewing-payer'
import type { Fault } from '@tests/support/stand-in/faults'
import { clockAt, DAY, stateOf } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { standIn, heard, ordered, endOf } = await openRenewingPayer(db, 'paddle')
const { mendCharges } = await import('@/server/payments/charge')

/** A month that renews, paid at Paddle: the subscription and Paddle's transaction. */
async function subscribed() {
  const { number, subscription, page } = await ordered()
  const transaction = new URL(page).searchParams.get('_ptxn') ?? ''
  await standIn.pay(`${standIn.origin}/pay/paddle/${transaction}`, 'good')
  await heard()
  return { subscription, transaction, number }
}

const keptBy = async (subscription: string): Promise<string> =>
  (await db.query('select mandate from subscriptions where id = $1', [subscription])).rows[0].mandate

/** What Paddle has charged to a subscription without its buyer. */
async function chargesOf(mandate: string): Promise<unknown[]> {
  const found = (await standIn.ledger()).filter(
    ({ kind, body }) =>
      kind === 'transaction' && body.subscription_id === mandate && body.origin === 'subscription_charge',
  )
  return found.map(({ body }) => `${body.status} ${Object(body.details).totals.grand_total}`)
}

/** As after a minute and a half: what was asked and not answered is looked for again. */
async function later(at: number): Promise<void> {
  await db.query(
    `update payment_sessions set created_at = now() - interval '90 seconds', charge_asked_at = charge_asked_at - interval '90 seconds'
     where state = 'open' and mandate is not null`,
  )
  await db.query(
    `update orders set updated_at = now() - interval '90 seconds' where state = 'open' and charge > 1`,
  )
  await mendCharges(at)
}

test('the page holds what is paid now, and an item of nothing that lets Paddle keep the card', async () => {
  const { transaction, subscription } = await subscribed()
  const { body } = (await standIn.ledger()).find(each => each.body.id === transaction) ?? {}
  const prices = Object(body).items.map(({ price }: { price: Record<string, unknown> }) => [
    Object(price.unit_price).amount,
    price.billing_cycle,
  ])
  expect(prices).toEqual([
    ['3590', null],
    ['0', { interval: 'year', frequency: 1 }],
  ])
  expect(await keptBy(subscription)).toMatch(/^sub_/)
})

const ROUTE = 'POST /paddle/subscriptions/:id/charge'

test.each<Fault>(['500', '429', '409', 'html', 'hang', 'reset', 'reset_after', 'hang_after', 'cut'])(
  'a renewal is charged once although the first answer is %s, and asked for again only after it was looked for',
  async fault => {
    const { subscription } = await subscribed()
    await standIn.fail(ROUTE, fault)
    const end = await endOf(subscription)
    await clockAt(db, end).catch(() => {}) // the job fails and comes again
    await clockAt(db, end)
    await mendCharges(end)
    await later(end)
    await heard()
    expect(await chargesOf(await keptBy(subscription))).toEqual(['completed 3590'])
    expect(await stateOf(db, subscription)).toMatchObject({
      state: 'active',
      charges: ['paid 3590', 'paid 3590'],
    })
  },
)

test('a charge whose answer is lost is not asked for again before a minute', async () => {
  const { subscription } = await subscribed()
  await standIn.fail(ROUTE, 'hang')
  const end = await endOf(subscription)
  await clockAt(db, end).catch(() => {})
  await db.query(
    `update payment_sessions set created_at = now() - interval '40 seconds' where state = 'open' and mandate is not null`,
  )
  await mendCharges(end)
  expect(await chargesOf(await keptBy(subscription))).toEqual([])
  await later(end)
  expect(await chargesOf(await keptBy(subscription))).toEqual(['completed 3590'])
})

test('a charge that is refused because of a pause that nobody told pauses it, and keeps no other waiting', async () => {
  const [paused, running] = [await subscribed(), await subscribed()]
  await standIn.act('paddle', 'pause', await keptBy(paused.subscription))
  await standIn.fail(ROUTE, 'hang', 2)
  const end = await endOf(running.subscription)
  for (const _ of [1, 2]) await clockAt(db, end).catch(() => {})
  await later(end)
  await heard()
  expect(await stateOf(db, paused.subscription)).toMatchObject({ state: 'paused' })
  expect(await stateOf(db, running.subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', 'paid 3590'],
  })
  await standIn.act('paddle', 'resume', await keptBy(paused.subscription))
  await heard()
  await later(end)
  await heard()
  expect(await stateOf(db, paused.subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', 'paid 3590'],
  })
})

test('what Paddle makes by itself of a subscription repeats our marks, and is no payment', async () => {
  const { subscription } = await subscribed()
  await standIn.act('paddle', 'recur', await keptBy(subscription))
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'active', charges: ['paid 3590'] })
  const { rows } = await db.query(
    `select outcome from payment_events where outcome in ('paid_twice', 'wrong_amount', 'unknown_order')`,
  )
  expect(rows).toEqual([])
})

test('a card without money is tried again by the calendar, a stolen one and a subscription that is gone are not', async () => {
  const cases = { poor: 'goodThenFailing', stolen: 'hardDecline', gone: 'good' }
  const held: Record<string, { subscription: string; kept: string }> = {}
  for (const [name, card] of Object.entries(cases)) {
    const { subscription } = await subscribed()
    const kept = await keptBy(subscription)
    held[name] = { subscription, kept }
    await db.query(`update stand_in.objects set body = body || $2 where id = $1`, [
      kept,
      { card, ...(name === 'gone' && { status: 'canceled' }) },
    ])
  }
  const ends = await Promise.all(Object.values(held).map(({ subscription }) => endOf(subscription)))
  for (const day of [0, 1, 3]) await clockAt(db, Math.max(...ends) + day * DAY)
  const told = Object.values(held).map(async ({ subscription, kept }) => ({
    charges: await chargesOf(kept),
    emails: (await stateOf(db, subscription)).emails.length,
  }))
  expect(await Promise.all(told)).toEqual([
    { charges: ['canceled 3590', 'canceled 3590', 'canceled 3590'], emails: 3 },
    { charges: ['canceled 3590'], emails: 1 },
    { charges: [], emails: 1 },
  ])
})
