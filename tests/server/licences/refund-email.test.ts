import { freshDatabase } from '@tests/support/database'
import { emailsTo } from '@tests/support/outbox'
import { newOwner } from '@tests/support/owner-orders'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, visitNow } from '@tests/support/purchase'
import { clockAt, DAY, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'
import type { PaymentEvent } from '@/server/payments/provider'
import { HTML_LANG, LOCALES } from '@/site/locale'
import { siteSpeaking } from '@/site/sites'

const db = await freshDatabase()
const { applyPayment } = await import('@/server/payments/apply')
const { inTransaction } = await import('@/server/runtime/database')
const { eraseCustomer } = await import('@/server/personal-data/erase')

let buyers = 0

/** The suite for 299.90 USD, paid by a guest, and what its payer tells later. */
async function bought({ email, isPaid = true }: { email?: string; isPaid?: boolean } = {}) {
  buyers += 1
  const to = email ?? `refunded-${buyers}@example.com`
  const { number, secret } = await placeGuestOrder({ email: to })
  const session = await sendToProvider({ number, secret })
  const tell = async (change: Partial<PaymentEvent>) =>
    applyPayment(await storeEvent(eventFor(number, session, change)))
  if (isPaid) await tell({})
  return { number, secret, to, tell, back: (amount = 29990) => tell({ type: 'refunded', amount }) }
}

const refundsTo = async (email: string) => (await emailsTo(db, email)).filter(({ kind }) => kind === 'refund')

const textsTo = async (email: string) => (await refundsTo(email)).map(({ text }) => text)

test('a whole refund is told once: what, how, that the key is gone, with the receipt', async () => {
  const { number, secret, to, back, tell } = await bought()
  await Promise.all([back(), back(), back()])
  await tell({})
  const [letter, ...more] = await refundsTo(to)
  expect(more).toEqual([])
  expect(letter?.subject).toBe(`Your refund for Video All-in-One (order ${number})`)
  const [foot] = letter?.text.split('--\n').slice(1) ?? []
  expect(foot).toMatch(/^Support: http\S+\/contact\nWithdrawal and refunds: http\S+\n$/)
  expect(letter?.text.split('--\n')[0]).toBe(
    [
      `Your order ${number} for Video All-in-One has been refunded in full: $299.90.`,
      'The license key of this order is no longer valid.',
      'The money goes back to the payment method that you paid with. How soon it shows there depends on your bank; it usually takes a few business days.',
      `Order: ${number}\nRefunded: $299.90\nTotal: $299.90`,
      `See the order:\nhttp://localhost:3000/checkout?order=${number}&secret=${secret}`,
      `Receipt with the refund (PDF):\nhttp://localhost:3000/order/receipt/${number}?language=en&secret=${secret}`,
      'You did not expect this refund, or the money has not arrived after a few business days? Our support is glad to help.',
      'Kind regards, your Tidemark team',
      '',
    ].join('\n\n'),
  )
  const { rows } = await db.query(
    `select o.number, e.redacted from emails e join orders o on o.id = e.receipt_id where e.kind = 'refund' and e."to" = $1`,
    [to],
  )
  expect(rows).toEqual([{ number, redacted: expect.not.stringContaining(secret) }])
})

test('each part is told with what it is and what went back in all, and the last one takes the key', async () => {
  const { number, to, back } = await bought()
  await back(1250)
  await back(10000)
  await back()
  const [first, second, rest, ...more] = await textsTo(to)
  expect(more).toEqual([])
  expect(first).toContain(
    `$12.50 of the $299.90 you paid for Video All-in-One (order ${number}) has been refunded.\n\nYour license key stays valid.`,
  )
  expect(first).toContain('Refunded: $12.50\nTotal: $299.90')
  expect(second).toContain(
    `$87.50 of the $299.90 you paid for Video All-in-One (order ${number}) has been refunded.\n\nYour license key stays valid.`,
  )
  expect(second).toContain('Refunded: $87.50\nTotal refunded: $100.00\nTotal: $299.90')
  expect(rest).toContain(
    `The rest of your order ${number} for Video All-in-One has been refunded: $199.90. You have now been refunded the full $299.90.\n\nThe license key of this order is no longer valid.`,
  )
})

test('parts that are told twice, at once or in the wrong order are told of once, in all', async () => {
  const { to, back } = await bought()
  await Promise.all([back(2000), back(2000), back(2000)])
  expect(await back(1500)).toBe('known')
  expect(await textsTo(to)).toEqual([expect.stringContaining('$20.00 of the $299.90 you paid')])
})

test('a refund that overtakes its payment speaks of no key and no receipt, and the payment brings no second letter', async () => {
  const { to, back, tell } = await bought({ isPaid: false })
  expect([await back(), await tell({})]).toEqual(['refunded', 'known'])
  const all = await emailsTo(db, to)
  expect(all.map(({ kind }) => kind)).toEqual(['refund'])
  expect(all[0]?.text).toContain('has been refunded in full: $299.90.\n\nThe money goes back')
  expect(all[0]?.text).not.toMatch(/license|Receipt/)
})

test('what the bank takes back by a dispute is no refund of ours; what goes back beside one is, in any order', async () => {
  const taken = await bought()
  await taken.tell({ type: 'dispute_opened' })
  await taken.tell({ type: 'dispute_lost' })
  expect(await textsTo(taken.to)).toEqual([])

  const open = await bought()
  await open.tell({ type: 'dispute_opened' })
  await open.back(1000)
  expect(await textsTo(open.to)).toEqual([
    expect.stringMatching(/\$10\.00 of the \$299\.90 you paid .* has been refunded\.\n\nThe money goes/),
  ])

  for (const isFirst of [true, false]) {
    const both = await bought()
    if (isFirst) await both.back()
    await both.tell({ type: 'dispute_lost' })
    if (!isFirst) await both.back()
    expect(await textsTo(both.to)).toHaveLength(1)
  }
})

test('money of a second payment that goes back has its own letter, and its refund brings no other', async () => {
  const { number, to, tell, back } = await bought()
  const { rows } = await db.query(
    `insert into payment_sessions (order_id, provider, session, purpose, state, total, currency, quote, priced_at)
     select id, provider, 'sbx_second', 'order', 'closed', total, currency, quote, now() from orders where number = $1 returning id`,
    [number],
  )
  expect(rows).toHaveLength(1)
  expect(await tell({ session: 'sbx_second' })).toBe('paid_twice')
  expect(await tell({ session: 'sbx_second', type: 'refunded' })).toBe('known')
  expect((await emailsTo(db, to)).map(({ kind }) => kind)).toEqual(['licences', 'returned'])
  await back()
  expect(await textsTo(to)).toHaveLength(1)
})

test('a part of a charge leaves the key of its subscription; a later charge in whole ends it, which its own email tells', async () => {
  const owner = await newOwner(db)
  const begun = Date.now() - 32 * DAY
  const { subscription, number, session } = await subscribe(db, owner, { at: begun })
  await clockAt(db, Date.now())
  const { rows } = await db.query(
    'select number, provider_session as session, total::int from orders where subscription_id = $1 and charge = 2',
    [subscription],
  )
  const [second] = rows
  const tell = async (change: Partial<PaymentEvent> & { number: string; session: string }) =>
    applyPayment(await storeEvent(eventFor(change.number, change.session, { type: 'refunded', ...change })))
  await tell({ number, session, amount: 100 })
  await tell({ ...second, amount: second.total })
  const [part, whole] = await textsTo(owner.email)
  expect(part).toContain(
    `$1.00 of the $35.90 you paid for Netflix Downloader (order ${number}) has been refunded.\n\nYour license key stays valid.`,
  )
  expect(whole).toContain(`Your order ${second.number} for Netflix Downloader has been refunded in full`)
  expect(whole).not.toContain('license key')
  const kinds = (await emailsTo(db, owner.email)).map(({ kind, subject }) => [kind, subject])
  expect(kinds).toContainEqual(['subscription', 'Your subscription to Netflix Downloader has ended'])
})

test.each(LOCALES)('in %s it says amount, number and product, and leaves no gap', async locale => {
  const email = `letters-${locale}@example.com`
  const visit = visitNow({ locale, site: siteSpeaking('com', locale) })
  const placed = await placeGuestOrder({ email, visit })
  const session = await sendToProvider(placed)
  const { rows } = await db.query(
    `select total::int as amount, currency, quote ->> 'product' as product from orders where number = $1`,
    [placed.number],
  )
  const { product, ...money } = rows[0]
  for (const [type, amount] of [
    ['paid', money.amount],
    ['refunded', 500],
    ['refunded', money.amount],
  ] as const)
    await applyPayment(await storeEvent(eventFor(placed.number, session, { ...money, type, amount })))
  const letters = await refundsTo(email)
  expect(letters.map(each => each.locale)).toEqual([locale, locale])
  for (const { subject, text, html } of letters) {
    for (const said of [placed.number, product]) expect(`${subject}\n${text}`).toContain(said)
    expect(subject).toContain(placed.number)
    expect(text).not.toMatch(/[{}]|undefined|refund\./)
    expect(html).toContain(`lang="${HTML_LANG[locale]}"`)
  }
})

test('it belongs to the account of its order, and goes with it; who is gone gets none', async () => {
  const owner = await newOwner(db)
  const { number, tell, back } = await bought({ email: owner.email })
  await db.query('update orders set customer_id = $2 where number = $1', [number, owner.id])
  await back(1000)
  expect(await textsTo(owner.email)).toHaveLength(1)
  const erased = {
    ...owner,
    ...{ username: null, locale: 'en', marketing: false, confirmedAt: null, createdAt: 1 },
  }
  await inTransaction(tx => eraseCustomer(tx, erased))
  expect(await textsTo(owner.email)).toEqual([])
  expect(await tell({ type: 'refunded' })).toBe('refunded')
  const { rows } = await db.query(
    `select 1 from emails e join orders o on e.reason like 'refund:' || o.id || ':%' where o.number = $1`,
    [number],
  )
  expect(rows).toEqual([])
})
