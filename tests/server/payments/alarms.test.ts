import { freshDatabase } from '@tests/support/database'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { applyPayment } = await import('@/server/payments/apply')
const { writeAlarm } = await import('@/server/payments/alarm')
const { ALARMING } = await import('@/server/payments/plan-terms')
const { PaymentsStatus } = await import('@/collections/admin/dashboard/payments-status')
const { paymentsStatus } = await import('@/server/payments/status')
const { inTransaction } = await import('@/server/runtime/database')

type Email = { subject: string; text: string }

const emailsAbout = async (event: string): Promise<Email[]> =>
  (await db.query<Email>(`select subject, text from emails where reason = $1`, [`payment:${event}`])).rows

/** The sentence of an alarm: the first block of its email. */
async function toldOf(outcome: (typeof ALARMING)[number]): Promise<Email | undefined> {
  const event = eventFor('TM-NONE', `said-${outcome}`)
  const id = await storeEvent(event)
  await inTransaction(tx => writeAlarm(tx, { id, outcome, event, order: undefined }))
  const [email] = await emailsAbout(id)
  return email
}

const SENTENCES: Record<(typeof ALARMING)[number], RegExp> = {
  paid_as_agreed: /agreed to before .* honored/,
  paid_late: /order that had expired.* honored/,
  unknown_order: /does not know\. Look it up at the payment provider/,
  wrong_amount: /not the one that was asked for\. No license was issued; give the money back/,
  paid_twice: /paid a second time\. .*check at the payment provider/,
  base_gone: /the license that it stood on was gone\. .*given back/,
  bought_twice: /Two orders for the same .* second is being given back/,
  subscription_over: /charge of a subscription that was given up.* given back automatically/,
  difference_late: /difference .* after it was settled\. .*given back/,
  difference_refunded: /paid difference was given back at the payment provider.* due again/,
  difference_disputed: /complained at their bank about what they paid of a difference/,
  difference_charged_back: /bank gave a paid difference back.* due again/,
  returned_disputed: /that the shop gives back automatically\. .*does not go back twice/,
  partly_refunded: /A part of the money .* told the buyer by email .* decide what becomes of them/,
  refund_failed: /did not reach the buyer.*lies at the payment provider again.*does not know that it failed/,
  dispute_warned: /warns of a complaint .* Nothing changes/,
  disputed: /holds the money\. The licenses are held/,
  dispute_lost: /bank gave the money back to the buyer\. The licenses are gone/,
}

test.each(ALARMING)('of «%s» staff read a sentence of its own', async outcome => {
  const email = await toldOf(outcome)
  expect(email?.subject).toBe(`A payment needs you: ${outcome.replaceAll('_', ' ')} (order TM-NONE)`)
  const said = email?.text.replaceAll(/\s+/g, ' ')
  const ofThese = ALARMING.filter(each => SENTENCES[each].test(said ?? ''))
  expect(ofThese).toEqual([outcome])
})

test('a payment of too little, told twenty times, is one email to staff and one line on the admin’s first page', async () => {
  const order = await placeGuestOrder()
  const event = eventFor(order.number, await sendToProvider(order), { amount: 12345 })
  const id = await storeEvent(event)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => applyPayment(id)))
  expect(outcomes.filter(outcome => outcome === 'wrong_amount')).toHaveLength(1)
  expect(await tracesOf(db, order.number)).toEqual({ state: 'pending', licences: 0, emails: 0 })

  const emails = await emailsAbout(id)
  expect(emails.map(({ subject }) => subject)).toEqual([
    `A payment needs you: wrong amount (order ${order.number})`,
  ])
  expect(emails[0]?.text).toMatch(/Told:?\s+paid, \$123\.45/)
  expect(emails[0]?.text).toMatch(/Order asks:?\s+\$299\.90/)

  const { alarms } = await paymentsStatus()
  expect(alarms.filter(alarm => alarm.order === order.number)).toMatchObject([
    { id, event: id, outcome: 'wrong_amount' },
  ])
})

/** The part about payments of the admin's first page, as a role reads it. */
async function firstPageOf(role: string): Promise<string> {
  const payload = Object({ config: { routes: { admin: '/admin' } } })
  return renderToStaticMarkup(await PaymentsStatus({ payload, user: { role } }))
}

test('whoever signs in reads that only test payments are taken, and support each payment that needs a person', async () => {
  const order = await placeGuestOrder()
  const id = await storeEvent(eventFor(order.number, await sendToProvider(order), { amount: 777 }))
  expect(await applyPayment(id)).toBe('wrong_amount')
  for (const role of ['writer', 'marketer', 'support', 'admin'])
    expect(await firstPageOf(role), role).toContain(
      'Test payments only: the sandbox gives licenses without money',
    )
  for (const role of ['support', 'admin']) {
    const line = (await firstPageOf(role)).split('<tr').filter(row => row.includes(order.number))
    expect(line, role).toHaveLength(1)
    expect(line[0]).toContain(`<a href="/admin/collections/payment-events/${id}">wrong amount</a>`)
  }
  for (const role of ['writer', 'marketer']) expect(await firstPageOf(role), role).not.toContain(order.number)
})
