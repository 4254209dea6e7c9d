import { freshDatabase } from '@tests/support/database'
import { acting } from '@tests/support/desk'
import { buyAs, newOwner, type Owner, orderAs } from '@tests/support/owner-orders'
import { eventFor, sendToProvider, storeEvent, visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { ordersOf } = await import('@/server/accounts/overview')
const { invoiceOfOrder } = await import('@/server/accounts/invoice-of-order')
const { orderView } = await import('@/server/checkout/order-view')
const { refundOrder } = await import('@/server/support-console/refund')
const { applyPayment } = await import('@/server/payments/apply')

const ROUTE = 'netflix_downloader'

/** What the list, the receipt and the page of an order say of what went back, which is the same. */
async function toldOf(owner: Owner, number: string) {
  const listed = (await ordersOf(owner.id)).find(order => order.number === number)
  const receipt = await invoiceOfOrder(owner.id, number)
  const customer = { id: owner.id } as Parameters<typeof orderView>[1]['customer']
  const page = await orderView(number, { visit: visitNow(), search: {}, customer, orders: undefined })
  const told = [listed, receipt].map(each => [each?.shown, each?.returned, each?.refundedAt])
  expect(told[0]).toEqual(told[1])
  expect(page.kind).toBe(told[0]?.[0] === 'refunded' ? 'refunded' : 'paid')
  if (page.kind === 'paid') expect([page.order.refunded, page.refundedAt]).toEqual(told[0]?.slice(1))
  return told[0]
}

const appliedAt = async (number: string, outcome: string): Promise<number> =>
  (
    await db.query(
      `select e.applied_at as at from payment_events e join orders o on o.id = e.order_id
       where o.number = $1 and e.outcome = $2`,
      [number, outcome],
    )
  ).rows[0].at.getTime()

test('a part that went back is told with its day, more of them with their sum, and so is the whole', async () => {
  const owner = await newOwner(db)
  const { number } = await buyAs(owner, ROUTE)
  expect(await toldOf(owner, number)).toEqual(['paid', 0, null])
  await refundOrder(number, acting(), { amount: '10', seen: 0 })
  const first = await appliedAt(number, 'refunded_in_part')
  expect(await toldOf(owner, number)).toEqual(['refunded_in_part', 1000, first])
  await refundOrder(number, acting(), { amount: '5', seen: 1000 })
  expect(await toldOf(owner, number)).toEqual(['refunded_in_part', 1500, null])
  await refundOrder(number, acting())
  expect(await toldOf(owner, number)).toEqual(['refunded', 12990, null])
  const whole = await buyAs(owner, 'hulu_downloader')
  await refundOrder(whole.number, acting())
  const day = await appliedAt(whole.number, 'refunded')
  expect(await toldOf(owner, whole.number)).toEqual(['refunded', 12990, day])
})

test('a part that was given at the payer’s has its day too, and word of what did not count changes none', async () => {
  const owner = await newOwner(db)
  const { number, session } = await buyAs(owner, ROUTE)
  const tell = async (amount: number, of = session) =>
    applyPayment(await storeEvent(eventFor(number, of, { type: 'refunded', amount })))
  expect(await tell(700)).toBe('partly_refunded')
  expect([await tell(500), await tell(99_999), await tell(600, 'sbx_other')]).toEqual([
    'known',
    'partly_refunded',
    'superseded',
  ])
  const [shown, returned, at] = (await toldOf(owner, number)) ?? []
  expect([shown, returned]).toEqual(['refunded_in_part', 700])
  expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000)
})

test('of two orders of the same the account offers to pay one alone: the one on its way, else the newest', async () => {
  const owner = await newOwner(db)
  const old = await orderAs(owner, ROUTE)
  const declined = { type: 'declined', amount: 12990 } as const
  await applyPayment(await storeEvent(eventFor(old.number, await sendToProvider(old), declined)))
  const newest = await orderAs(owner, ROUTE)
  const session = await sendToProvider(newest)
  const other = await orderAs(owner, 'all_in_one_video_suite')
  await sendToProvider(other)
  const told = async () =>
    Object.fromEntries(
      (await ordersOf(owner.id)).map(({ number, state, instead }) => [number, [state, instead?.number]]),
    )
  expect(await told()).toEqual({
    [old.number]: ['failed', newest.number],
    [newest.number]: ['pending', undefined],
    [other.number]: ['pending', undefined],
  })
  await applyPayment(await storeEvent(eventFor(newest.number, session, declined)))
  expect(await told()).toMatchObject({
    [old.number]: ['failed', newest.number],
    [newest.number]: ['failed', undefined],
  })
})
