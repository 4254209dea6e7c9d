import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { choicesFor } = await import('@/server/subscriptions/choices')
const { actFor } = await import('@/server/subscriptions/by-customer')

const named = (choices: Awaited<ReturnType<typeof choicesFor>>) =>
  choices.map(({ action, plan, planned }) => `${action} ${plan} ${planned.applies}`)

test('a subscriber is offered what is sold, each with what it charges and when', async () => {
  const owner = await newOwner(db)
  const { subscription: id } = await subscribe(db, owner, { plan: '1Y' })
  const choices = await choicesFor({ customerId: owner.id, id, at: Date.now() })
  expect(named(choices)).toEqual(['change_subscription 1M at_period_end', 'upgrade_lft LFT at_once'])
  expect(choices.map(({ planned }) => planned.charge > 0)).toEqual([false, true])
})

test('what is pending can be given up, and is not offered again', async () => {
  const owner = await newOwner(db)
  const { subscription: id } = await subscribe(db, owner, { plan: '1Y' })
  const asked = { customerId: owner.id, id, at: Date.now() }
  const done = await actFor({ ...asked, action: 'change_subscription', plan: '1M' })
  expect(done.ok).toBe(true)
  expect(named(await choicesFor(asked))).toEqual(['cancel_upgrade 1Y at_once', 'upgrade_lft LFT at_once'])
})

test('who cancelled is offered a lifetime alone', async () => {
  const owner = await newOwner(db)
  const { subscription: id } = await subscribe(db, owner)
  const asked = { customerId: owner.id, id, at: Date.now() }
  expect((await actFor({ ...asked, action: 'cancel' })).ok).toBe(true)
  expect(named(await choicesFor(asked))).toEqual(['upgrade_lft LFT at_once'])
})

test('nothing is told of the subscription of somebody else', async () => {
  const { subscription: id } = await subscribe(db, await newOwner(db))
  const { id: customerId } = await newOwner(db)
  expect(await choicesFor({ customerId, id, at: Date.now() })).toEqual([])
  expect(await choicesFor({ customerId, id: 'none', at: Date.now() })).toEqual([])
})
