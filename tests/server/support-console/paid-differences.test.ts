import { freshDatabase } from '@tests/support/database'
import { acting, logOf } from '@tests/support/desk'
import { buyAs, newOwner, payDue, refundAtProvider, runJobs } from '@tests/support/owner-orders'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const desk = {
  ...(await import('@/server/support-console/customer-file')),
  ...(await import('@/server/support-console/refund')),
}
const { sandboxPayment } = await import('@/server/payments/sandbox/ledger')

test('support is told what was paid of a difference, and that it goes back with its order', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, 'netflix_downloader')
  const suite = await buyAs(owner, 'all_in_one_video_suite')
  const differences = async () => {
    const file = await desk.customerFile({ customer: owner.id }, Date.now())
    return file?.orders.find(({ number }) => number === suite.number)?.differences
  }
  expect(await differences()).toBe(0)
  await refundAtProvider(db, single.session)
  const session = await payDue(owner, suite.number)
  expect(await differences()).toBe(11000)
  expect(await desk.refundOrder(suite.number, acting())).toMatchObject({
    outcome: 'done',
    detail:
      'The money is on its way back, the paid difference of $110.00 with it, and the licenses of the order are gone.',
  })
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect((await sandboxPayment(session))?.state).toBe('refunded')
  expect(await differences()).toBe(0)
  expect(await logOf(db, suite.number)).toHaveLength(2)
})
