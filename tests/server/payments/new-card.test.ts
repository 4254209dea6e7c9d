import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { openPayers, sandboxWorld, standInWorld, type World } from '@tests/support/payers'
import { clockAt, orderRenewing, stateOf } from '@tests/support/subscriber'
import { subscribingAt } from '@tests/support/subscribing-world'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const payers = await openPayers(db)
afterAll(payers.close)
const { openCardPage } = await import('@/server/payments/card-change/open')
const { cardChangeState, followCardChanges } = await import('@/server/payments/card-change/follow')
const { followMandates } = await import('@/server/payments/follow-mandate')

const { nameCard } = await import('@/server/payments/name-card')
const { recurringOf } = await import('@/server/payments/recurring')

/** The sandbox knows nothing of what is gone, and says so by the card that is declined. */
const NOBODYS = { sandbox: 'Sandbox •••• 9979', stripe: undefined, paddle: undefined }

const SANDBOX = await sandboxWorld(db)
const PADDLE = standInWorld('paddle', payers.standIn)
const WORLDS: World[] = [SANDBOX, standInWorld('stripe', payers.standIn), PADDLE]
/** A payment method of Stripe is saved or gone: Stripe has nothing of ours that could be paused. */
const PAUSING: World[] = [SANDBOX, PADDLE]

async function pageFor(asked: Parameters<typeof openCardPage>[0]): Promise<string> {
  const opened = await openCardPage(asked)
  if (!opened.ok) throw new Error(opened.why)
  return opened.url
}

const toldTo = async (subscription: string) =>
  (
    await db.query(
      `select name, outcome from subscription_events where subscription_id = $1 and name <> 'paid' order by created_at`,
      [subscription],
    )
  ).rows.map(({ name, outcome }) => `${name} ${outcome}`)

test.each(WORLDS)(
  '$name: another card is charged from the next period on, and the first one forgotten',
  async world => {
    const { subscribed, heard, columnOf, endOf } = subscribingAt(db, world)
    const { subscription, asked } = await subscribed('good_then_failing')
    const before = await columnOf(subscription, 'mandate')
    await world.saveCard(await pageFor(asked), 'good')
    await heard()
    expect(await toldTo(subscription)).toEqual(['card_changed done'])
    await clockAt(db, await endOf(subscription))
    await heard()
    expect(await stateOf(db, subscription)).toMatchObject({
      state: 'active',
      charges: ['paid 3590', 'paid 3590'],
    })
    const after = await columnOf(subscription, 'mandate')
    expect(await world.keeps(after)).toBe(true)
    expect(await world.keeps(before)).toBe(before === after)
  },
)

test.each(WORLDS)(
  '$name: a subscriber reads which card is charged, the new one after the old',
  async world => {
    const { subscribed, heard, columnOf } = subscribingAt(db, world)
    const { subscription, asked } = await subscribed('good_then_failing')
    await nameCard(subscription)
    expect(await columnOf(subscription, 'card')).toMatch(/^(Visa •••• 0341|Sandbox •••• 0002)$/)
    await world.saveCard(await pageFor(asked), 'good')
    await heard()
    await nameCard(subscription)
    expect(await columnOf(subscription, 'card')).toMatch(/^(Visa|Sandbox) •••• 4242$/)
  },
)

test('what was never saved has no name, and a job for it changes nothing', async () => {
  for (const { name } of WORLDS) expect(await recurringOf(name)?.nameOfCard('cus_0:pm_0')).toBe(NOBODYS[name])
  await nameCard('00000000-0000-4000-8000-000000000000')
})

test.each(WORLDS)('$name: of an unpaid renewal another card is charged at once', async world => {
  const { subscribed, heard, endOf } = subscribingAt(db, world)
  const { subscription, asked } = await subscribed('good_then_failing')
  const end = await endOf(subscription)
  await clockAt(db, end)
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'past_due' })
  await world.saveCard(await pageFor(asked), 'good')
  await heard()
  await clockAt(db, end)
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', 'paid 3590'],
    emails: ['past_due', 'renewed'],
  })
})

test.each(WORLDS)(
  '$name: a card that was told, and of which nobody told, is found by asking',
  async world => {
    const { subscribed, heard } = subscribingAt(db, world)
    const [came, went] = [await subscribed(), await subscribed()]
    const pages = [await pageFor(came.asked), await pageFor(came.asked), await pageFor(went.asked)]
    expect(pages[0]).toBe(pages[1])
    for (const page of [pages[1], pages[2]]) await world.saveCard(page ?? '', 'good')
    const { rows } = await db.query('select id from card_changes where subscription_id = $1', [
      came.subscription,
    ])
    expect(await cardChangeState(went.asked.customerId, rows[0].id)).toBeUndefined()
    expect(await cardChangeState(came.asked.customerId, rows[0].id)).toBe('done')
    await db.query(`update card_changes set asked_at = now() - interval '31 seconds' where state = 'open'`)
    await followCardChanges()
    await heard()
    for (const { subscription } of [came, went])
      expect(await toldTo(subscription)).toEqual(['card_changed done'])
  },
)

test.each(WORLDS)('$name: the page is for the owner of what can be charged again', async world => {
  const { subscribed, heard, endOf } = subscribingAt(db, world)
  const { subscription, asked } = await subscribed()
  const { id: customerId } = await newOwner(db)
  expect(await openCardPage({ ...asked, customerId })).toEqual({ ok: false, why: 'not_found' })
  expect(await openCardPage({ ...asked, id: 'none' })).toEqual({ ok: false, why: 'not_found' })
  const { actFor } = await import('@/server/subscriptions/by-customer')
  const page = await pageFor(asked)
  await actFor({ ...asked, action: 'cancel' })
  await clockAt(db, await endOf(subscription))
  expect(await openCardPage(asked)).toEqual({ ok: false, why: 'not_allowed' })
  await world.saveCard(page, 'good')
  await heard()
  await clockAt(db, Date.now())
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', charges: ['paid 3590'] })
  const { rows } = await db.query(
    `select id from card_changes where subscription_id = $1 and state = 'open'`,
    [subscription],
  )
  expect(rows).toEqual([])
})

test.each(PAUSING)(
  '$name: a pause that the payer tells stops billing and access, and ends as it began',
  async world => {
    const { subscribed, heard, columnOf, endOf } = subscribingAt(db, world)
    const { subscription, session } = await subscribed()
    const mandate = await columnOf(subscription, 'mandate')
    const end = await endOf(subscription)
    await world.move(session, mandate, 'pause')
    await heard()
    expect(await stateOf(db, subscription)).toMatchObject({ state: 'paused' })
    expect((await stateOf(db, subscription))?.expires.getTime()).toBeLessThanOrEqual(Date.now())
    await clockAt(db, end + 1)
    expect(await stateOf(db, subscription)).toMatchObject({ state: 'paused', charges: ['paid 3590'] })
    await world.move(session, mandate, 'resume')
    await heard()
    expect(await stateOf(db, subscription)).toMatchObject({ state: 'active' })
    expect(await endOf(subscription)).toBeGreaterThanOrEqual(end)
    expect(await toldTo(subscription)).toEqual(['paused done', 'continued done'])
    await clockAt(db, await endOf(subscription))
    await heard()
    expect(await stateOf(db, subscription)).toMatchObject({
      state: 'active',
      charges: ['paid 3590', 'paid 3590'],
    })
  },
)

test.each(PAUSING)('$name: a pause of which nobody told is found by asking', async world => {
  const { subscribed, columnOf } = subscribingAt(db, world)
  const { subscription, session } = await subscribed()
  await world.move(session, await columnOf(subscription, 'mandate'), 'pause')
  await db.query(`update subscriptions set mandate_asked_at = now() - interval '7 hours' where id = $1`, [
    subscription,
  ])
  await followMandates()
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'paused' })
})

test('an end that Paddle tells ends it, and leaves no later word that revives it', async () => {
  const { subscribed, heard, columnOf } = subscribingAt(db, PADDLE)
  const { subscription } = await subscribed()
  const mandate = await columnOf(subscription, 'mandate')
  await payers.standIn.act('paddle', 'end', mandate)
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', emails: ['ended'] })
  await payers.standIn.act('paddle', 'resume', mandate)
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended' })
})

test.each(WORLDS)(
  '$name: money for a second subscription goes back, and what it saved is forgotten',
  async world => {
    const { sendTo, heard } = subscribingAt(db, world)
    const owner = await newOwner(db)
    const viewer = { customerId: owner.id }
    const [first, second] = [await orderRenewing(db, owner), await orderRenewing(db, owner)]
    const sessions = [await sendTo(first.number, viewer), await sendTo(second.number, viewer)]
    for (const each of sessions) {
      await world.pay(each, 'good')
      await heard()
    }
    await clockAt(db, Date.now())
    const { rows } = await db.query(
      `select payload->>'mandate' as mandate, outcome from payment_events where session = $1 and type = 'paid'`,
      [sessions[1]],
    )
    expect(rows.map(({ outcome }) => outcome)).toContain('subscription_over')
    expect(await world.keeps(rows[0].mandate)).toBe(false)
    expect((await stateOf(db, first.subscription))?.state).toBe('active')
  },
)

test.each([
  { name: 'stripe' as const, route: 'POST /v1/checkout/sessions' },
  { name: 'paddle' as const, route: 'GET /paddle/subscriptions/:id/update-payment-method-transaction' },
])(
  '$name: a payer that does not answer is said so, and asked again at the next click',
  async ({ name, route }) => {
    const { subscribed } = subscribingAt(db, standInWorld(name, payers.standIn))
    const { subscription, asked } = await subscribed()
    await payers.standIn.fail(route, 'reset', 30)
    expect(await openCardPage(asked)).toEqual({ ok: false, why: 'no_answer' })
    await db.query('update stand_in.faults set times = 0')
    expect(await openCardPage(asked)).toMatchObject({ ok: true })
    const { rows } = await db.query('select state from card_changes where subscription_id = $1', [
      subscription,
    ])
    expect(rows).toEqual([{ state: 'open' }])
  },
)
