import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, payDue, refundAtProvider, runJobs } from '@tests/support/owner-orders'
import { soon } from '@tests/support/soon'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'
import { INVOICES } from '@/server/audit/invoices'
import { documentsOf } from '@/server/invoices/documents'
import { invoiceOf } from '@/server/invoices/invoice'
import { invoiceWords } from '@/server/invoices/words'
import { orderByNumber } from '@/server/orders/order'
import { database } from '@/server/runtime/database'
import { sellerOf } from '@/server/sellers/seller'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const { docs } = await payload.find({ collection: 'sellers', where: { market: { equals: 'europe' } } })
const seller = { name: 'Tidemark GmbH', address: 'Hamburg', vat_id: 'DE123456789', taxed: true }
await payload.update({ collection: 'sellers', id: docs[0]?.id ?? '', data: seller })
await soon(async () => expect(await sellerOf('europe')).toMatchObject(seller))

const FINNISH = { country: 'fi', vatNumber: 'FI12345678', vatCountry: 'fi' }
const bill = (number: string) =>
  db.query('update orders set billing = $2 where number = $1', [number, JSON.stringify(FINNISH)])

const chargesOf = async (subscription: string): Promise<string[]> =>
  (
    await db.query('select number from orders where subscription_id = $1 order by charge', [subscription])
  ).rows.map(({ number }) => number)

test('each renewal has an invoice of its own with the next number, taxed as its buyer said at the first', async () => {
  const { subscription, number } = await subscribe(db, await newOwner(db))
  await bill(number)
  for (let turn = 1; turn <= 2; turn += 1)
    await clockAt(db, (await stateOf(db, subscription))?.period_end.getTime())
  const [, second = '', third = ''] = await chargesOf(subscription)
  expect(await documentsOf(second)).toMatchObject([
    {
      ...{ kind: 'invoice', total: 3590, vatNumber: 'FI12345678', isLater: false },
      lines: [{ country: 'fi', rate: 2550, base: 2861, amount: 729 }],
    },
  ])
  const next = await documentsOf(third)
  expect(next).toMatchObject([{ total: 3590, lines: [{ rate: 2550 }] }])
  const [one, two] = [...(await documentsOf(second)), ...next].map(({ number: named }) => named?.split('-'))
  expect([two?.[0], Number(two?.[1])]).toEqual([one?.[0], Number(one?.[1]) + 1])
})

test('a charge that is paid days later is invoiced when it is paid, and one that is given up never', async () => {
  const late = await subscribe(db, await newOwner(db), { button: 'pay_then_decline' })
  const end = (await stateOf(db, late.subscription))?.period_end.getTime()
  await clockAt(db, end)
  const [, open = ''] = await chargesOf(late.subscription)
  expect(await documentsOf(open)).toEqual([])
  await db.query(`update sandbox_mandates set card = 'good'`)
  await clockAt(db, end + DAY)
  expect(await documentsOf(open)).toMatchObject([{ kind: 'invoice', total: 3590 }])
  const never = await subscribe(db, await newOwner(db), { button: 'pay_then_hard_decline' })
  const over = (await stateOf(db, never.subscription))?.period_end.getTime()
  for (const day of [0, 7, 37]) await clockAt(db, over + day * DAY)
  const [, given = ''] = await chargesOf(never.subscription)
  expect(await documentsOf(given)).toEqual([])
})

test('the difference of a change of plan has the invoice of what was charged, less the credit', async () => {
  const { planFor, actFor } = await import('@/server/subscriptions/by-customer')
  const owner = await newOwner(db)
  const { subscription, number } = await subscribe(db, owner)
  await bill(number)
  const asked = {
    customerId: owner.id,
    id: subscription,
    action: 'change_subscription',
    plan: '1Y',
    at: Date.now(),
  } as const
  const planned = await planFor(asked)
  if (!planned.ok) throw new Error(planned.why)
  expect((await actFor(asked, planned.plan)).ok).toBe(true)
  await clockAt(db, asked.at)
  const [, change = ''] = await chargesOf(subscription)
  const { charge } = planned.plan
  expect(charge).toBeLessThan(6490)
  expect(await documentsOf(change)).toMatchObject([
    { kind: 'invoice', total: charge, lines: [{ rate: 2550 }] },
  ])
})

test('a difference that an upgrade’s owner pays later has an invoice of its own, and goes back with a credit note of its own', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, 'netflix_downloader')
  const suite = await buyAs(owner, 'all_in_one_video_suite')
  await bill(suite.number)
  await refundAtProvider(db, single.session)
  await payDue(owner, suite.number)
  const [first, later, ...more] = await documentsOf(suite.number)
  expect(more).toEqual([])
  expect([first, later]).toMatchObject([
    { kind: 'invoice', total: 18990, isLater: false },
    {
      kind: 'invoice',
      total: 11000,
      isLater: true,
      lines: [{ country: 'fi', rate: 2550, base: 8765, amount: 2235 }],
    },
  ])
  expect(first?.number).not.toBe(later?.number)
  const order = await orderByNumber(database, suite.number)
  if (!order?.paidAt) throw new Error('no order')
  const words = invoiceWords(await invoiceOf(order), order.paidAt, { locale: 'de', nameOf: () => 'Suite' })
  expect(words.credits[0]?.[0]).toContain(`Rechnung ${later?.number} vom`)
  expect(words.credits.map(([, amount]) => amount.replace(/\s/g, ' '))).toEqual([
    '110,00 $',
    '87,65 $',
    '22,35 $',
  ])

  await refundAtProvider(db, suite.session)
  await runJobs(db, 'return-payment')
  const credits = (await documentsOf(suite.number)).filter(({ kind }) => kind === 'credit_note')
  expect(credits.map(({ total, corrects }) => [total, corrects])).toEqual(
    expect.arrayContaining([
      [18990, first?.number],
      [11000, later?.number],
    ]),
  )
  expect(credits).toHaveLength(2)
})

test('afterwards no number is missing, and papers agree with what was paid', async () => {
  const wrong = await Promise.all(INVOICES.map(({ find }) => find(database)))
  expect(wrong.flat()).toEqual([])
})
