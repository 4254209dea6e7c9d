import { freshDatabase } from '@tests/support/database'
import { buyAs, complain, newOwner, orderAs } from '@tests/support/owner-orders'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { applyPayment } = await import('@/server/payments/apply')
const { paymentTroubles } = await import('@/server/support-console/payment-troubles')

const NOW = Date.now()
const DAY = 86_400_000

test('failed payments and open complaints are told, with whom they are about, and go with them', async () => {
  expect(await paymentTroubles(NOW - DAY)).toEqual([])
  const failed = await placeGuestOrder({ email: 'guest@example.com' })
  const session = await sendToProvider(failed)
  await applyPayment(await storeEvent(eventFor(failed.number, session, { type: 'declined' })))
  await db.query(`update orders set state = 'failed', updated_at = now() where number = $1`, [failed.number])
  const owner = await newOwner(db)
  const disputed = await buyAs(owner, 'all_in_one_video_suite')
  await complain(db, disputed, 'dispute_opened')
  await orderAs(await newOwner(db), 'netflix_downloader')
  expect(await paymentTroubles(NOW - DAY)).toMatchObject([
    {
      number: disputed.number,
      kind: 'disputed',
      person: { customer: owner.id },
      total: 29990,
      currency: 'USD',
    },
    { number: failed.number, kind: 'failed', person: { guest: failed.number }, email: 'guest@example.com' },
  ])
  expect(await paymentTroubles(Date.now() + DAY)).toEqual([])
  await complain(db, disputed, 'dispute_won')
  expect((await paymentTroubles(NOW - DAY)).map(({ number }) => number)).toEqual([failed.number])
})
