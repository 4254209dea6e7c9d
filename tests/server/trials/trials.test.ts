import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { basketOfSuite, eventFor, guest, sendToProvider, storeEvent, visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'
import type { PaymentEvent } from '@/server/payments/provider'
import type { Customer } from '@/server/sessions/customer'

const db = await freshDatabase()
const shop = {
  ...(await import('@/server/referral/visits')),
  ...(await import('@/server/trials/free')),
  ...(await import('@/server/trials/stored-trials')),
  ...(await import('@/server/licences/entitlements')),
  ...(await import('@/server/licences/ownership-category')),
  ...(await import('@/server/payments/apply')),
  ...(await import('@/server/checkout/place-order')),
  ...(await import('@/server/devices/activate')),
  ...(await import('@/server/audit/audit')),
}
const { database } = await import('@/server/runtime/database')

const DAY = 86_400_000

async function customer(email: string, more: { isConfirmed?: boolean; locale?: string } = {}) {
  const { isConfirmed = true, locale = 'en' } = more
  const { rows } = await db.query<{ id: string }>(
    'insert into customers (email, locale, confirmed_at) values ($1, $2, case when $3 then now() end) returning id',
    [email, locale, isConfirmed],
  )
  const id = rows[0]?.id ?? ''
  return { id, email, confirmedAt: isConfirmed ? Date.now() : null, code: await shop.referralCodeOf(id) }
}

type Buying = { invite?: string; email?: string; customerId?: string | null; route?: string }

async function place({ invite, email = 'friend@example.com', customerId = null, route }: Buying) {
  const placed = await shop.placeOrder(visitNow(), {
    idempotencyKey: randomUUID(),
    basket: { ...basketOfSuite, ...(route && { route }) },
    buyer: { ...guest(email), customerId },
    isAgain: true,
    ...(invite && { invite }),
  })
  if (!placed.ok) throw new Error(placed.why)
  return placed.order
}

async function buy(buying: Buying) {
  const order = await place(buying)
  const session = await sendToProvider(order)
  const { rows } = await db.query<{ total: number }>('select total::int from orders where number = $1', [
    order.number,
  ])
  const tell = async (change: Partial<PaymentEvent>) =>
    shop.applyPayment(
      await storeEvent(eventFor(order.number, session, { amount: rows[0]?.total ?? 0, ...change })),
    )
  expect(await tell({ type: 'paid' })).toBe('paid')
  return { ...order, tell }
}

const trialsOf = (id: string) => shop.trialsOf(database, id)
const entitled = async ({ id }: { id: string }, at = Date.now() + 1000) =>
  (await shop.entitlementsOf(id, at)).products.filter(({ authorised }) => authorised)

test('a purchase through a link earns its owner thirty days of the line, told in their language', async () => {
  const anna = await customer('anna@example.com', { locale: 'de' })
  const { number } = await buy({ invite: anna.code.toLowerCase() })
  const [trial, ...more] = await trialsOf(anna.id)
  expect(more).toEqual([])
  expect(trial).toMatchObject({ kind: 'referral', line: 'video', isValid: true })
  expect((trial?.ends ?? 0) - (trial?.begins ?? 0)).toBe(30 * DAY)
  const { rows } = await db.query(
    `select "to", locale, subject, text from emails where kind = 'trial' and reason = 'trial:' || $1`,
    [trial?.id],
  )
  expect(rows).toMatchObject([
    { to: anna.email, locale: 'de', subject: 'Sie haben Testzeit verdient: Video-Downloader' },
  ])
  expect(rows[0].text).not.toContain('friend@example.com')
  expect(rows[0].text).not.toContain(number)
  expect((await shop.referralCountsOf(anna.id)).purchases).toBe(1)
})

test('the trial lets the applications of its line run until it ends, and those of no other', async () => {
  const bea = await customer('bea@example.com')
  await buy({ invite: bea.code })
  const runs = await entitled(bea)
  expect(runs.length).toBeGreaterThan(20)
  expect(runs).toContainEqual(expect.objectContaining({ pid: 10331, plan: '1M', isTrial: true }))
  const { rows } = await db.query<{ line: string }>(
    'select distinct line from products where pid = any($1)',
    [runs.map(({ pid }) => pid)],
  )
  expect(rows).toEqual([{ line: 'video' }])
  expect(await entitled(bea, Date.now() + 31 * DAY)).toEqual([])
})

test('a trial lowers no price: who has one is a new user to every offer, during it and after', async () => {
  const carl = await customer('carl@example.com')
  const before = await shop.ownershipOf(carl.id, Date.now())
  await buy({ invite: carl.code })
  await shop.beginFreeTrial(carl, 'music', Date.now())
  for (const at of [Date.now() + 1000, Date.now() + 90 * DAY])
    expect(await shop.ownershipOf(carl.id, at)).toEqual(before)
  const { ownedOfCustomer } = await import('@/server/licences/owned')
  expect(await ownedOfCustomer(carl.id)).toEqual([])
})

test('a payment that is told often and at once earns one trial', async () => {
  const dora = await customer('dora@example.com')
  const { tell } = await buy({ invite: dora.code })
  await Promise.all([1, 2, 3, 4].map(() => tell({ type: 'paid' })))
  expect(await trialsOf(dora.id)).toHaveLength(1)
})

test('a refund takes it back, and so does a dispute until it is won', async () => {
  const emil = await customer('emil@example.com')
  const { tell } = await buy({ invite: emil.code })
  const stands = async () => (await trialsOf(emil.id)).map(({ isValid }) => isValid)
  await tell({ type: 'dispute_opened' })
  expect(await stands()).toEqual([false])
  expect(await entitled(emil)).toEqual([])
  await tell({ type: 'dispute_won' })
  expect(await stands()).toEqual([true])
  await tell({ type: 'refunded' })
  expect(await stands()).toEqual([false])
  expect(await entitled(emil)).toEqual([])
})

test.each([
  ['the own account', (me: { id: string; email: string }) => ({ customerId: me.id, email: me.email })],
  ['the own address as a guest', (me: { email: string }) => ({ email: me.email.toUpperCase() })],
  ['a tag of the own address', (me: { email: string }) => ({ email: me.email.replace('@', '+shop@') })],
])('a purchase by %s earns nothing', async (_, buyer) => {
  const me = await customer(`me-${randomUUID()}@example.com`)
  await buy({ invite: me.code, ...buyer(me) })
  expect(await trialsOf(me.id)).toEqual([])
})

test('a purchase that is used on the referrer’s own computer earns nothing that stands', async () => {
  const [fred, friend] = [await customer('fred@example.com'), await customer('fred2@example.com')]
  await storePurchase(db, { email: fred.email, customerId: fred.id })
  await buy({ invite: fred.code, customerId: friend.id, email: friend.email })
  expect(await trialsOf(fred.id)).toMatchObject([{ isValid: true }])
  for (const { id } of [fred, friend]) {
    const { rows } = await db.query<{ id: string }>('select id from licences where customer_id = $1', [id])
    const machine = { id: 'one-and-the-same', name: 'PC', os: 'win' } as const
    const input = { customerId: id, licenceId: rows[0]?.id ?? '', machine, at: Date.now() + 1000 }
    expect(await shop.activateDevice(input)).toMatchObject({ ok: true })
  }
  expect(await trialsOf(fred.id)).toMatchObject([{ isValid: false }])
  expect((await entitled(fred)).some(({ isTrial }) => isTrial)).toBe(false)
})

test('a guest’s purchase whose key the referrer redeems earns nothing that stands, nor does one for nothing', async () => {
  const greta = await customer('greta@example.com')
  const { number } = await buy({ invite: greta.code })
  const { rows } = await db.query<{ key: string }>(
    `select c.key from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
     where o.number = $1`,
    [number],
  )
  const { redeemKey } = await import('@/server/licences/redeem')
  expect(await redeemKey({ customerId: greta.id, key: rows[0]?.key ?? '' })).toMatchObject({ ok: true })
  expect(await trialsOf(greta.id)).toMatchObject([{ isValid: false }])

  const gil = await customer('gil@example.com')
  const free = await buy({ invite: gil.code, email: 'for-nothing@example.com' })
  await db.query('update orders set total = 0 where number = $1', [free.number])
  expect(await trialsOf(gil.id)).toMatchObject([{ isValid: false }])
})

test('an account that was opened by a link earns its referrer a trial when it buys, without a code', async () => {
  const gina = await customer('gina@example.com')
  const friend = await customer('ginas-friend@example.com')
  await db.query('update customers set referred_by_id = $2 where id = $1', [friend.id, gina.id])
  await buy({ customerId: friend.id, email: friend.email })
  expect(await trialsOf(gina.id)).toHaveLength(1)
})

test('what a friend buys of the adult line earns a trial of the video line', async () => {
  const hugo = await customer('hugo@example.com')
  await buy({ invite: hugo.code, route: 'adult_aio' })
  expect(await trialsOf(hugo.id)).toMatchObject([{ line: 'video' }])
})

test('trials of one line follow each other, to the number of a year and no further', async () => {
  await db.query(`insert into referral_settings (most_per_year) values (2)`)
  const ida = await customer('ida@example.com')
  for (const each of [1, 2, 3]) await buy({ invite: ida.code, email: `friend-${each}@example.com` })
  const [first, second, ...more] = await trialsOf(ida.id)
  expect(more).toEqual([])
  expect(second?.begins).toBe(first?.ends)
  await db.query('delete from referral_settings')
})

test('one that a refund took back counts in the year all the same: it was used until then', async () => {
  await db.query(`insert into referral_settings (most_per_year) values (1)`)
  const lena = await customer('lena@example.com')
  const { tell } = await buy({ invite: lena.code, email: 'lenas-1@example.com' })
  await tell({ type: 'refunded' })
  await buy({ invite: lena.code, email: 'lenas-2@example.com' })
  expect((await trialsOf(lena.id)).map(({ isValid }) => isValid)).toEqual([false])
  await db.query('delete from referral_settings')
})

test('of purchases at one time no more earn than the year allows', async () => {
  await db.query(`insert into referral_settings (most_per_year) values (1)`)
  const jan = await customer('jan@example.com')
  await Promise.all([1, 2, 3].map(each => buy({ invite: jan.code, email: `jans-${each}@example.com` })))
  expect(await trialsOf(jan.id)).toHaveLength(1)
  await db.query('delete from referral_settings')
})

test('the settings decide the days and the line, and zero days are none', async () => {
  await db.query(`insert into referral_settings (trial_days, line) values (5, 'ai')`)
  const kai = await customer('kai@example.com')
  await buy({ invite: kai.code })
  const [trial] = await trialsOf(kai.id)
  expect(trial).toMatchObject({ line: 'ai', ends: (trial?.begins ?? 0) + 5 * DAY })
  await db.query('update referral_settings set trial_days = 0')
  await buy({ invite: kai.code, email: 'another@example.com' })
  expect(await trialsOf(kai.id)).toHaveLength(1)
  await db.query('delete from referral_settings')
})

test('the shop’s own code rewards nobody, and neither does a wrong one', async () => {
  const settings = await (await import('@/server/referral/settings')).referralSettings(database)
  expect(await shop.isInvitation(database, settings.default_code, settings)).toBe(true)
  expect(await shop.isInvitation(database, 'NOBODYS000', settings)).toBe(false)
  const before = await db.query('select count(*) from trials')
  await buy({ invite: settings.default_code })
  await buy({ invite: 'NOBODYS000' })
  expect((await db.query('select count(*) from trials')).rows).toEqual(before.rows)
})

test('no letter goes to an address that nobody proved', async () => {
  const lea = await customer('lea@example.com', { isConfirmed: false })
  await buy({ invite: lea.code })
  expect(await trialsOf(lea.id)).toHaveLength(1)
  const { rows } = await db.query(`select 1 from emails where "to" = 'lea@example.com' and kind = 'trial'`)
  expect(rows).toEqual([])
})

test('a free trial is given once per line and customer, for seven days, to a confirmed address', async () => {
  const mia = await customer('mia@example.com')
  const at = Date.now()
  const [one, two] = await Promise.all([
    shop.beginFreeTrial(mia, 'video', at),
    shop.beginFreeTrial(mia, 'video', at),
  ])
  expect([one.ok, two.ok].sort()).toEqual([false, true])
  expect(await shop.beginFreeTrial(mia, 'music', at)).toMatchObject({ ok: true })
  const trials = await trialsOf(mia.id)
  expect(trials.map(({ line }) => line).sort()).toEqual(['music', 'video'])
  for (const trial of trials)
    expect(trial).toMatchObject({ kind: 'free', begins: at, ends: at + 7 * DAY, isValid: true })
  expect(await entitled(mia, at + 7 * DAY - 1)).not.toEqual([])
  expect(await entitled(mia, at + 7 * DAY)).toEqual([])
  const nora = await customer('nora@example.com', { isConfirmed: false })
  expect(await shop.beginFreeTrial(nora, 'video', at)).toEqual({ ok: false, why: 'unconfirmed' })
})

test('a second address of the same mailbox, or a new account after a deletion, gets it no second time', async () => {
  const olga = await customer('olga@example.com')
  expect(await shop.beginFreeTrial(olga, 'video', Date.now())).toMatchObject({ ok: true })
  const tagged = await customer('Olga+2@example.com')
  expect(await shop.beginFreeTrial(tagged, 'video', Date.now())).toEqual({ ok: false, why: 'used' })
  const { eraseCustomer } = await import('@/server/personal-data/erase')
  const { inTransaction } = await import('@/server/runtime/database')
  const account: Customer = { ...olga, username: null, locale: 'en', marketing: false, createdAt: 0 }
  await inTransaction(tx => eraseCustomer(tx, account))
  const again = await customer('olga@example.com')
  expect(await shop.beginFreeTrial(again, 'video', Date.now())).toEqual({ ok: false, why: 'used' })
})

test('zero days turn the free trial off', async () => {
  await db.query(`insert into referral_settings (free_days) values (0)`)
  const paul = await customer('paul@example.com')
  expect(await shop.beginFreeTrial(paul, 'video', Date.now())).toEqual({ ok: false, why: 'off' })
  await db.query('delete from referral_settings')
})

test('a licence that works goes before a trial, and a trial before a licence that has ended', async () => {
  const rosa = await customer('rosa@example.com')
  await storePurchase(db, { email: rosa.email, customerId: rosa.id, pid: 10337 })
  const ended = new Date(Date.now() - DAY)
  await storePurchase(db, { email: rosa.email, customerId: rosa.id, pid: 10331, plan: '1M', expires: ended })
  await shop.beginFreeTrial(rosa, 'video', Date.now())
  const { products } = await shop.entitlementsOf(rosa.id, Date.now() + 1000)
  const of = (pid: number) => products.filter(each => each.pid === pid)
  expect(of(10337)).toEqual([{ pid: 10337, plan: 'LFT', expires: null, authorised: true, isTrial: false }])
  expect(of(10331)).toMatchObject([{ plan: '1M', authorised: true, isTrial: true }])
})

test('the books agree after all of it', async () => {
  const audited = await shop.auditShop(database)
  const trials = audited.filter(({ name }) => /trial/.test(name))
  expect(trials).toHaveLength(2)
  expect(trials.flatMap(({ found }) => found)).toEqual([])
})
