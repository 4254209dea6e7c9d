import { freshDatabase } from '@tests/support/database'
import { acting } from '@tests/support/desk'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'
import type { Asked } from '@/server/subscriptions/asked-event'

const db = await freshDatabase()
const { actFor, planFor } = await import('@/server/subscriptions/by-customer')
const { refundOrder } = await import('@/server/support-console/refund')

const SUITE = 992001

async function agreedTo(asked: Asked) {
  const planned = await planFor(asked)
  if (!planned.ok) throw new Error(planned.why)
  return { asked, plan: planned.plan }
}

test('of five moves at once that were all agreed to, one is done and one is charged', async () => {
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner)
  const asked = { customerId: owner.id, id: subscription, at: Date.now() }
  const agreed = await Promise.all([
    agreedTo({ ...asked, action: 'change_subscription', plan: '1Y' }),
    agreedTo({ ...asked, action: 'change_subscription', pid: SUITE }),
    agreedTo({ ...asked, action: 'upgrade_lft' }),
    agreedTo({ ...asked, action: 'add_option', pid: SUITE }),
    agreedTo({ ...asked, action: 'add_option', pid: SUITE }),
  ])
  const done = await Promise.all(agreed.map(({ asked, plan }) => actFor(asked, plan)))
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  expect(done.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ why: 'not_allowed' })),
  )
  await clockAt(db, asked.at)
  const won = agreed[done.findIndex(({ ok }) => ok)]
  expect((await stateOf(db, subscription)).charges).toEqual(['paid 3590', `paid ${won?.plan.charge}`])
})

test('a part that goes back while a change is agreed to is not credited: the change asks again', async () => {
  const owner = await newOwner(db)
  const { subscription, number } = await subscribe(db, owner)
  const at = Date.now()
  const change = {
    customerId: owner.id,
    id: subscription,
    at,
    action: 'change_subscription',
    plan: '1Y',
  } as const
  const { plan } = await agreedTo(change)
  await refundOrder(number, acting(), { amount: '20.00', seen: 0 })
  const done = await actFor({ ...change, at: at + 1_000 }, plan)
  expect(done).toMatchObject({ ok: false, why: 'price_changed', plan: { charge: plan.charge + 2000 } })
})
