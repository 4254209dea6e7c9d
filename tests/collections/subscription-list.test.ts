import { expect, test } from 'vitest'
import { listOf } from '@/collections/admin/list-of'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'
import { newOwner } from '../support/owner-orders'
import { stateOf, subscribe } from '../support/subscriber'

const db = await freshDatabase()
const payload = await openCms()

test('support narrows the list of subscriptions by state, payer, plan and the day of renewal', async () => {
  const monthly = await subscribe(db, await newOwner(db))
  const yearly = await subscribe(db, await newOwner(db), { plan: '1Y' })
  const login = { email: 'support@staff.test', password: 'a-long-password' }
  const user = await payload.create({ collection: 'users', data: { ...login, role: 'support' } })
  const found = async (where: Record<string, object>) => {
    const by = { user: { ...user, collection: 'users' as const }, overrideAccess: false as const }
    const { docs } = await payload.find({ collection: 'subscriptions', where, ...by })
    return docs.map(({ id }) => id).sort()
  }
  const both = [monthly.subscription, yearly.subscription].sort()
  expect(await found({ state: { equals: 'active' }, provider: { equals: 'sandbox' } })).toEqual(both)
  expect(await found({ state: { equals: 'past_due' } })).toEqual([])
  expect(await found({ provider: { equals: 'stripe' } })).toEqual([])
  expect(await found({ plan: { equals: '1Y' } })).toEqual([yearly.subscription])
  const end = (await stateOf(db, monthly.subscription))?.period_end
  expect(
    await found({ period_end: { greater_than_equal: end, less_than: new Date(end.getTime() + 1) } }),
  ).toEqual([monthly.subscription])
  expect(await found({ period_end: { less_than: end } })).toEqual([])
})

test('a filter of a list is an address that the list understands', () => {
  expect(
    decodeURIComponent(
      listOf('/admin', 'orders', [
        ['state', 'equals', 'paid'],
        ['total', 'less_than', '5'],
      ]),
    ),
  ).toBe(
    '/admin/collections/orders?where[or][0][and][0][state][equals]=paid&where[or][0][and][1][total][less_than]=5',
  )
})
