import { freshDatabase } from '@tests/support/database'
import { buyAs, complain, newOwner, orderAs, refundAtProvider, tell } from '@tests/support/owner-orders'
import { sendToProvider } from '@tests/support/purchase'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '@/server/runtime/database'

const db = await freshDatabase()
const { auditShop, INVARIANTS } = await import('@/server/audit/audit')

/** The one connection of the test, so that what breaks the shop is taken back. */
const inTest: Database = { query: async (text, values) => (await db.query(text, values)).rows }

/** Purchases of all kinds: kept, given back, renewing, failing, ended. */
beforeAll(async () => {
  await buyAs(await newOwner(db), 'netflix_downloader')
  await buyAs(await newOwner(db), 'all_in_one_video_suite')
  const { session } = await buyAs(await newOwner(db), 'hulu_downloader')
  await refundAtProvider(db, session)
  await ended(Date.now() - 100 * DAY)
  await erased()
  await disputedFirst()
  const at = Date.now() - 40 * DAY
  const renewing = await subscribe(db, await newOwner(db), { at })
  await subscribe(db, await newOwner(db), { plan: '1Y' })
  await subscribe(db, await newOwner(db), { at, button: 'pay_then_decline' })
  await clockAt(db, (await stateOf(db, renewing.subscription)).period_end.getTime())
  await newCard()
})

/** Somebody saves another card, by which nothing is paid. */
async function newCard(): Promise<void> {
  const { openCardPage } = await import('@/server/payments/card-change/open')
  const { press } = await import('@/server/payments/sandbox/press')
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner)
  const page = await openCardPage({ customerId: owner.id, id: subscription, at: Date.now() })
  const session = page.ok ? (page.url.split('/').at(-1) ?? '') : ''
  expect(await press(session, 'save', Date.now())).toMatchObject({ state: 'paid', amount: 0 })
}

/** The first renewal of one goes back after the second was paid; of another one, a bank takes the first payment back. */
async function ended(at: number): Promise<void> {
  const { subscription } = await subscribe(db, await newOwner(db), { at })
  for (let turn = 0; turn < 2; turn += 1)
    await clockAt(db, (await stateOf(db, subscription)).period_end.getTime())
  const text = 'select provider_session from orders where subscription_id = $1 and charge = 2'
  const { rows } = await db.query(text, [subscription])
  await refundAtProvider(db, rows[0].provider_session)
  const { number, session } = await subscribe(db, await newOwner(db), { at })
  await complain(db, { number, session, amount: 3590 }, 'dispute_lost')
}

/** Somebody who bought once and subscribed with a card that fails, and whose account was deleted. */
async function erased(): Promise<void> {
  const { eraseCustomer } = await import('@/server/personal-data/erase')
  const { inTransaction } = await import('@/server/runtime/database')
  const owner = await newOwner(db)
  await buyAs(owner, 'hulu_downloader')
  const { subscription } = await subscribe(db, owner, {
    at: Date.now() - 32 * DAY,
    button: 'pay_then_decline',
  })
  await clockAt(db, (await stateOf(db, subscription)).period_end.getTime())
  const since = { confirmedAt: Date.now(), createdAt: Date.now() }
  const customer = { ...owner, ...since, username: null, locale: 'en', marketing: false }
  await inTransaction(tx => eraseCustomer(tx, customer))
}

/** The shop hears of a complaint before it hears of the payment. */
async function disputedFirst(): Promise<void> {
  const { number, secret } = await orderAs(await newOwner(db), 'netflix_downloader')
  const session = await sendToProvider({ number, secret })
  const { press } = await import('@/server/payments/sandbox/press')
  await press(session, 'pay', Date.now())
  await complain(db, { number, session, amount: 12990 }, 'dispute_opened')
  await tell(session)
}

beforeEach(() => db.query('begin'))
afterEach(() => db.query('rollback'))

test('whatever was bought, renewed, declined and given back, all rules hold', async () => {
  expect(await auditShop(inTest)).toEqual(INVARIANTS.map(({ name }) => ({ name, found: [] })))
})

const SOLD = `(select id from orders where state = 'paid' and subscription_id is null and dispute is null order by number limit 1)`
const ACTIVE = `(select id from subscriptions where state = 'active' order by id limit 1)`

const EXACT = 'licences of a subscription work as long as it says, and no longer'

const EARNED = `insert into trials (key, customer_id, kind, line, order_id, begins, ends)
    select 'order:' || id, (select id from customers limit 1), 'referral', 'video', id, now(), now() + interval '30 days' from orders where id = ${SOLD}`

/** Two orders that count, with one coupon whose limit they take. */
const USED_TWICE = `insert into coupon_uses (order_id, coupon_id, limit_total, limit_each)
    select id, (select id from coupons order by code limit 1), 1, 1 from orders where state = 'paid' order by number limit 2`
const ONE_CODE = `insert into coupon_codes (id, coupon_id, code, batch, made_by, made_at)
    select gen_random_uuid(), id, 'BROKEN-1', gen_random_uuid(), 'somebody', now() from coupons order by code limit 1`

const BREAKS: Record<string, string> = {
  'a paid order has one licence for each unit that it sold': `delete from licences where order_line_id in (select id from order_lines where order_id = ${SOLD})`,
  'no licence works that nobody paid for': `update orders set state = 'refunded' where id = ${SOLD}`,
  'a purchase is told by one email': `delete from emails where reason like 'licences:%'`,
  'a paid order was paid once, by what it costs': `update payment_sessions set total = total + 1 where order_id = ${SOLD}`,
  'what was paid belongs to an order that is sold or given back': `update orders set state = 'open' where id = ${SOLD}`,
  'money that is owed goes back within an hour': `update payment_sessions set owed_at = now() - interval '2 hours', given_back_at = null where order_id = ${SOLD}`,
  'what a payer told is applied within ten minutes': `update payment_events set applied_at = null, created_at = now() - interval '1 day'`,
  'the sandbox took what the shop asked for': `update sandbox_payments set amount = amount + 1`,
  'the sandbox has what the shop calls paid': `update sandbox_payments set state = 'open'`,
  'nobody has two subscriptions that charge for one product': `update subscriptions set state = 'active', customer_id = (select customer_id from subscriptions where id = ${ACTIVE})`,
  'the columns of a subscription say what its facts say': `update subscriptions set state = 'paused' where id = ${ACTIVE}`,
  'each charge is an order of its own, of the same amount, and paid where it is': `update orders set total = total + 1 where subscription_id = ${ACTIVE}`,
  [EXACT]: `update licences set expires = expires + interval '1 day' where subscription_id = ${ACTIVE}`,
  'nothing is charged after an end': `update subscriptions set ended_at = now() - interval '1 year' where id = ${ACTIVE}`,
  'the numbers of a series have no gap': `insert into invoice_counters (series, last) values ('GAP', 2)`,
  'an invoice is of what was paid': `update orders set total = total + 1 where id = ${SOLD}`,
  'credit notes take back no more than their invoice has': `insert into invoices (kind, key, order_number, corrects, market, seller_of_record, country, currency, total, tax_mode)
    select 'credit_note', 'broken', order_number, id, market, seller_of_record, country, currency, total + 1, tax_mode from invoices where kind = 'invoice' limit 1`,
  'what went back of an order is credited': `update orders set refunded = 1 where id = ${SOLD}`,
  'a trial is earned by a purchase through the link of who has it, and by nobody’s own': EARNED,
  'no trial is earned by what nobody paid for': `${EARNED}; update orders set paid_at = null where id in (select order_id from trials)`,
  'no coupon is used more often than it may be': USED_TWICE,
  'no customer uses a coupon more often than one may': `${USED_TWICE}; update orders set email = 'same@example.com' where id in (select order_id from coupon_uses)`,
  'a code for one use is used once': `${USED_TWICE}; ${ONE_CODE}; update coupon_uses set code_id = (select id from coupon_codes)`,
}

test('each rule has something that breaks it', () => {
  expect(INVARIANTS.map(({ name }) => name)).toEqual(Object.keys(BREAKS))
})

test.each(Object.entries(BREAKS))('%s: who breaks it is named', async (name, broken) => {
  await db.query(broken)
  const audited = await auditShop(inTest)
  const found = audited.find(each => each.name === name)?.found ?? []
  expect(found.length).toBeGreaterThan(0)
  for (const { row, says } of found) {
    expect(row).toMatch(/\S/)
    expect(says).toMatch(/\S/)
  }
})

test('a licence that works shorter than its subscription says is named as well', async () => {
  await db.query(`update licences set expires = expires - interval '1 day' where subscription_id = ${ACTIVE}`)
  expect((await auditShop(inTest)).find(({ name }) => name === EXACT)?.found).toHaveLength(1)
})
