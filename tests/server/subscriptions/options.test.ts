import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { actFor, planFor } = await import('@/server/subscriptions/by-customer')
const { subscriptionViews } = await import('@/server/subscriptions/view')
const { chargeOrder } = await import('@/server/payments/charge')

const OPTION = 10_331

/** A month with an option that was added to it. */
async function withOption() {
  const owner = await newOwner(db)
  const { subscription: id } = await subscribe(db, owner)
  const asked = { customerId: owner.id, id, pid: OPTION }
  const adding = { ...asked, action: 'add_option', at: Date.now() } as const
  const planned = await planFor(adding)
  if (!planned.ok) throw new Error(planned.why)
  const done = await actFor(adding, planned.plan)
  if (!done.ok || done.orderToCharge === undefined) throw new Error('nothing to charge')
  await chargeOrder(done.orderToCharge, adding.at)
  return { id, asked }
}

const optionsOf = async (customerId: string) =>
  (await subscriptionViews(customerId, Date.now())).flatMap(({ options }) => options)

test('an option that is given up stays to the end of the period, costs nothing more, and is shown so', async () => {
  const { id, asked } = await withOption()
  expect(await optionsOf(asked.customerId)).toEqual([{ pid: OPTION, isGivenUp: false }])
  expect((await stateOf(db, id))?.licences).toHaveLength(2)
  expect(await actFor({ ...asked, action: 'drop_option', at: Date.now() })).toMatchObject({ ok: true })
  expect(await optionsOf(asked.customerId)).toEqual([{ pid: OPTION, isGivenUp: true }])
  const end = (await stateOf(db, id))?.period_end.getTime()
  await clockAt(db, end)
  expect((await stateOf(db, id))?.charges.at(-1)).toBe('paid 3590')
  expect(await optionsOf(asked.customerId)).toEqual([])
  const { rows } = await db.query('select expires from licences where subscription_id = $1 and pid = $2', [
    id,
    OPTION,
  ])
  expect(rows[0].expires.getTime()).toBe(end)
})

test('until then it can be kept after all; what is no option is refused, and changes nothing', async () => {
  const { id, asked } = await withOption()
  for (const action of ['drop_option', 'keep_option'] as const)
    expect(await actFor({ ...asked, action, at: Date.now() })).toMatchObject({ ok: true })
  expect(await actFor({ ...asked, pid: 10_337, action: 'drop_option', at: Date.now() })).toMatchObject({
    ok: false,
    why: 'not_allowed',
    now: { reason: 'no_such_option' },
  })
  await clockAt(db, (await stateOf(db, id))?.period_end.getTime())
  const { charges } = await stateOf(db, id)
  expect(Number(charges.at(-1).split(' ')[1])).toBeGreaterThan(3590)
  expect(await optionsOf(asked.customerId)).toEqual([{ pid: OPTION, isGivenUp: false }])
})
