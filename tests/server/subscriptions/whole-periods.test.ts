import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'
import type { Asked } from '@/server/subscriptions/asked-event'

const db = await freshDatabase()
const { actFor, planFor } = await import('@/server/subscriptions/by-customer')
const { ownedOfCustomer } = await import('@/server/licences/owned')

const SUITE = 992001
const SINGLE = 10337

/** Who paid for three months of the Netflix downloader, and the last minute of the third. */
async function inThirdMonth() {
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner, { at: Date.now() - 65 * DAY })
  await clockAt(db, Date.now())
  const { period_end, periods } = await stateOf(db, subscription)
  expect(periods).toBe(3)
  return { owner, id: subscription, at: period_end.getTime() - 60_000 }
}

async function act(asked: Asked) {
  const planned = await planFor(asked)
  if (!planned.ok) throw new Error(planned.why)
  expect(await actFor(asked, planned.plan)).toMatchObject({ ok: true })
  await clockAt(db, asked.at)
  return planned.plan.charge
}

const lifetimeOf = async (asked: Omit<Asked, 'action'>) => {
  const planned = await planFor({ ...asked, action: 'upgrade_lft' })
  return planned.ok ? planned.plan.charge : planned.why
}
const periodsOf = async (customer: string, wanted: number) =>
  (await ownedOfCustomer(customer)).find(({ pid }) => pid === wanted)?.periods

test('who changes to a suite in the last minute of a period has paid no period of it: its lifetime costs what it costs anybody', async () => {
  const { owner, id, at } = await inThirdMonth()
  const asked = { customerId: owner.id, id }
  expect(await lifetimeOf({ ...asked, at })).toBeLessThan(12_990)
  expect(await act({ ...asked, at, action: 'change_subscription', pid: SUITE })).toBeLessThan(10)
  expect(await lifetimeOf({ ...asked, at: at + 1 })).toBe(29_990)
  expect(await periodsOf(owner.id, SUITE)).toBe(0)
  await clockAt(db, at + DAY)
  expect(await periodsOf(owner.id, SUITE)).toBe(1)
  expect(await lifetimeOf({ ...asked, at: at + DAY })).toBe(21_990)
})

test('nor has who adds it then', async () => {
  const { owner, id, at } = await inThirdMonth()
  await act({ customerId: owner.id, id, at, action: 'add_option', pid: SUITE })
  expect([await periodsOf(owner.id, SINGLE), await periodsOf(owner.id, SUITE)]).toEqual([3, 0])
  await clockAt(db, at + DAY)
  expect([await periodsOf(owner.id, SINGLE), await periodsOf(owner.id, SUITE)]).toEqual([4, 1])
})

test('a change that begins a period pays a whole one', async () => {
  const { owner, id, at } = await inThirdMonth()
  await act({ customerId: owner.id, id, at, action: 'change_subscription', pid: SUITE, plan: '1Y' })
  expect(await periodsOf(owner.id, SUITE)).toBe(1)
})

test('whose licence is held by somebody else pays for a lifetime what anybody does', async () => {
  const [{ owner, id, at }, other] = [await inThirdMonth(), await newOwner(db)]
  await db.query('update licences set customer_id = $1 where subscription_id = $2', [other.id, id])
  expect(await lifetimeOf({ customerId: owner.id, id, at })).toBe(12_990)
})
