import { freshDatabase } from '@tests/support/database'
import { acting, KIM, LEE } from '@tests/support/desk'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, DAY, orderRenewing, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { actOnSubscription } = await import('@/server/support-console/subscription-actions')
const { customerFile } = await import('@/server/support-console/customer-file')

const end = async (id: string): Promise<number> => (await stateOf(db, id))?.period_end.getTime()

const logOf = async (id: string) =>
  (
    await db.query(
      'select action, outcome, staff, reason from audit_events where record = $1 order by created_at',
      [`subscriptions/${id}`],
    )
  ).rows

const recordOf = async (customer: string, id: string) =>
  (await customerFile({ customer }, Date.now()))?.subscriptions.find(each => each.id === id)

/** Past due: its first renewal was declined. */
async function pastDue() {
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner, { button: 'pay_then_decline' })
  const at = await end(subscription)
  await clockAt(db, at)
  return { owner, subscription, at }
}

test('support sees a subscription whole: what it costs and when, its card, every charge and every event', async () => {
  const { owner, subscription, at } = await pastDue()
  const record = await recordOf(owner.id, subscription)
  expect(record).toMatchObject({
    ...{ plan: '1M', state: 'past_due', currency: 'USD', price: 3590, balance: 0 },
    ...{ provider: 'sandbox', hasCard: true, pendingPlan: null, next: null },
    tries: [1, 3, 5, 7].map(day => at + day * DAY),
    charges: [
      { purpose: 'first', state: 'paid', total: 3590, refunded: 0 },
      { purpose: 'renewal', state: 'failed', total: 3590, refunded: 0 },
    ],
    history: [
      { name: 'paid', outcome: 'done', state: 'active', staff: null },
      { name: 'renewal_due', outcome: 'done' },
      { name: 'declined', outcome: 'done', state: 'past_due' },
    ],
    allowed: ['charge', 'end_now'],
  })
  const { rows } = await db.query('select mandate from subscriptions where id = $1', [subscription])
  expect(JSON.stringify(record)).not.toContain(rows[0].mandate)
})

test('charging again asks the saved card at once, with who and why in the history and in the log', async () => {
  const { owner, subscription, at } = await pastDue()
  await db.query(`update sandbox_mandates set card = 'good'`)
  const reason = 'The bank lifted its block'
  const charged = await actOnSubscription('charge', subscription, {
    acting: acting({ at: at + 1000, reason }),
  })
  expect(charged).toMatchObject({ outcome: 'done', detail: expect.stringContaining('$35.90') })
  await clockAt(db, at + 1000)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', 'paid 3590'],
  })
  expect((await recordOf(owner.id, subscription))?.history).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'pay', staff: KIM.email, reason })]),
  )
  expect(await logOf(subscription)).toEqual([{ action: 'charge', outcome: 'done', staff: KIM.email, reason }])
})

test('a period is made longer by days: it renews so much later, and licences work as long', async () => {
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner)
  const before = await end(subscription)
  const told = { acting: acting(), wanted: { days: '14' } }
  expect(await actOnSubscription('extend', subscription, told)).toMatchObject({ outcome: 'done' })
  const later = before + 14 * DAY
  expect(await stateOf(db, subscription)).toMatchObject({ expires: new Date(later), periods: 1 })
  await clockAt(db, later - 1)
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['paid 3590'] })
  await clockAt(db, later)
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['paid 3590', 'paid 3590'], periods: 2 })
  const [event] =
    (await recordOf(owner.id, subscription))?.history.filter(({ name }) => name === 'extend') ?? []
  expect(event).toMatchObject({ days: 14, staff: KIM.email, reason: 'The customer asked for it' })
})

test('ended now, its licence stops, nothing is charged any more, and its owner is told', async () => {
  const { subscription } = await subscribe(db, await newOwner(db))
  const renewal = await end(subscription)
  expect(await actOnSubscription('end_now', subscription, { acting: acting() })).toMatchObject({
    outcome: 'done',
  })
  await clockAt(db, renewal)
  const state = await stateOf(db, subscription)
  expect(state).toMatchObject({ state: 'ended', charges: ['paid 3590'], emails: ['ended'] })
  expect(state?.expires.getTime()).toBeLessThanOrEqual(Date.now())
  const { rows } = await db.query(
    `select m.ended_at is not null as forgotten from sandbox_mandates m join subscriptions s on s.mandate = m.mandate where s.id = $1`,
    [subscription],
  )
  expect(rows).toEqual([{ forgotten: true }])
})

test('one whose first payment is open can be ended too, and is never charged', async () => {
  const order = await orderRenewing(db, await newOwner(db))
  const ended = await actOnSubscription('end_now', order.subscription, { acting: acting() })
  expect(ended).toMatchObject({ outcome: 'done' })
  expect(await stateOf(db, order.subscription)).toMatchObject({ state: 'ended', emails: [] })
})

test('a double click does it once; a second member of staff with an older screen hears of it', async () => {
  const { subscription } = await subscribe(db, await newOwner(db))
  const before = await end(subscription)
  const same = { acting: acting(), wanted: { days: '7' } }
  const twice = await Promise.all([1, 2].map(() => actOnSubscription('extend', subscription, same)))
  expect(twice.map(each => each?.outcome)).toEqual(['done', 'done'])
  const other = { acting: acting({ staff: LEE }), wanted: { days: '7' } }
  expect(await actOnSubscription('extend', subscription, other)).toMatchObject({
    ...{ outcome: 'refused', code: 'just_done' },
    detail: expect.stringContaining(KIM.email),
  })
  expect(await end(subscription)).toBe(before + 7 * DAY)
  expect(await logOf(subscription)).toHaveLength(2)
})

test.each(['', '0', '-1', '1.5', '366', '1e2', 'a week', '0x10'])(
  '«%s» days are refused with a code, and nothing changes',
  async days => {
    const { subscription } = await subscribe(db, await newOwner(db))
    const before = await stateOf(db, subscription)
    expect(
      await actOnSubscription('extend', subscription, { acting: acting(), wanted: { days } }),
    ).toMatchObject({
      outcome: 'refused',
      code: 'bad_days',
    })
    expect(await stateOf(db, subscription)).toEqual(before)
  },
)

test('what its state forbids is refused with the state and what it allows, and noted', async () => {
  const { subscription } = await subscribe(db, await newOwner(db))
  expect(await actOnSubscription('charge', subscription, { acting: acting() })).toEqual({
    outcome: 'refused',
    code: 'not_allowed',
    state: 'active',
    allowed: ['extend', 'end_now'],
    detail: 'The subscription is active, so you cannot charge it. You can make its period longer or end it.',
  })
  const due = await pastDue()
  const { rows } = await db.query(
    `select count(*)::int as noted from subscription_events where name = 'extend'`,
  )
  const extend = { acting: acting({ at: due.at }), wanted: { days: '3' } }
  expect(await actOnSubscription('extend', due.subscription, extend)).toMatchObject({ code: 'not_allowed' })
  const after = await db.query(`select count(*)::int as noted from subscription_events where name = 'extend'`)
  expect(after.rows[0].noted).toBe(rows[0].noted + 1)
  await db.query('update subscriptions set mandate = null where id = $1', [due.subscription])
  const charge = { acting: acting({ at: due.at }) }
  expect(await actOnSubscription('charge', due.subscription, charge)).toMatchObject({ code: 'no_card' })
  expect(
    await actOnSubscription('end_now', '00000000-0000-4000-8000-000000000000', { acting: acting() }),
  ).toBeUndefined()
})
