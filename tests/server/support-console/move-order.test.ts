import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, logOf, someCustomer } from '@tests/support/desk'
import { newOwner } from '@tests/support/owner-orders'
import { subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { siteOrigins } = await import('@/server/http/origins')
const { moveOrder } = await import('@/server/support-console/move-order')
const { eraseCustomer } = await import('@/server/personal-data/erase')
const { inTransaction, database } = await import('@/server/runtime/database')
const { orderByNumber } = await import('@/server/orders/order')
const { customerColumns, oneCustomer } = await import('@/server/sessions/customer')

const PROOF = { proof: 'payer_reference', proof_text: 'ends with 4242' }
const to = (email: string) => ({ to: email, ...PROOF })

const orderRow = async (number: string) =>
  (await db.query('select email, customer_id, sold_to, secret from orders where number = $1', [number]))
    .rows[0]
const licenceRow = async (id: string) =>
  (await db.query('select email, customer_id, state from licences where id = $1', [id])).rows[0]
const keyOf = async (id: string) =>
  (await db.query('select key from licences where id = $1', [id])).rows[0].key
const emailsTo = async (email: string) =>
  (
    await db.query(`select locale, text from emails where kind = 'moved' and "to" = $1 order by created_at`, [
      email,
    ])
  ).rows

test('an order moves to a confirmed account with its licence; both addresses are told, neither of the other', async () => {
  const [old, young] = [await someCustomer(db), await someCustomer(db)]
  await db.query(`update customers set locale = 'de' where id = $1`, [young.id])
  const { number, id } = await buySuite(db, { email: old.email, customerId: old.id })
  await db.query(`update orders set site = 'jp', locale = 'ja' where number = $1`, [number])
  const before = await orderRow(number)
  const done = await moveOrder(number, acting(), to(` ${young.email.toUpperCase()} `))
  expect(done).toMatchObject({ outcome: 'done', screen: { customer: young.id } })
  const after = await orderRow(number)
  expect(after).toMatchObject({ email: young.email, customer_id: young.id, sold_to: before.email })
  expect(after.secret).not.toBe(before.secret)
  expect(await licenceRow(id)).toEqual({ email: young.email, customer_id: young.id, state: 'active' })
  const [told] = await emailsTo(young.email)
  expect(told).toMatchObject({ locale: 'de' })
  expect(told.text).toContain(number)
  expect(told.text).toContain(`${siteOrigins().com}/de/my-account\n`)
  expect(told.text).not.toContain(before.email)
  const [farewell] = await emailsTo(before.email)
  expect(farewell.text).not.toContain(young.email)
  expect((await logOf(db, number)).at(-1)).toMatchObject({ action: 'move_order', outcome: 'done' })
  const { rows } = await db.query('select detail from audit_events where order_number = $1', [number])
  expect(rows[0].detail).toContain('ends with 4242')
  expect(rows[0].detail).not.toContain('@')
})

test('an address without a confirmed account gets it as a guest’s, and confirming brings it into the account', async () => {
  const { number, id } = await buySuite(db, { email: 'typo@exmaple.com' })
  const known = await keyOf(id)
  expect(await moveOrder(number, acting(), to('right@example.com'))).toMatchObject({
    outcome: 'done',
    screen: { guest: number },
  })
  expect(await orderRow(number)).toMatchObject({ email: 'right@example.com', customer_id: null })
  expect(await licenceRow(id)).toMatchObject({ email: 'right@example.com', customer_id: null })
  expect(await keyOf(id)).not.toBe(known) // the owner of the mistyped address may have the old one
})

test('the invoice names who it was issued to, until that account is deleted', async () => {
  const [old, young] = [await someCustomer(db), await someCustomer(db)]
  const { number } = await buySuite(db, { email: old.email, customerId: old.id })
  await moveOrder(number, acting(), to(young.email))
  expect(await orderByNumber(database, number)).toMatchObject({ email: young.email, soldTo: old.email })
  await inTransaction(async tx => {
    const customer = await oneCustomer(
      tx,
      `select ${customerColumns('c')} from customers c where c.id = $1`,
      [old.id],
    )
    if (customer) await eraseCustomer(tx, customer)
  })
  expect((await orderByNumber(database, number))?.soldTo).toMatch(/@deleted\.invalid$/)
})

test('a subscription moves with its order', async () => {
  const { subscription, number } = await subscribed()
  const young = await someCustomer(db)
  expect(await moveOrder(number, acting(), to(young.email))).toMatchObject({ outcome: 'done' })
  const { rows } = await db.query('select email, customer_id from subscriptions where id = $1', [
    subscription,
  ])
  expect(rows).toEqual([{ email: young.email, customer_id: young.id }])
})

async function subscribed(owner?: { id: string; email: string }) {
  const { subscription } = await subscribe(db, owner ?? (await newOwner(db)))
  const { rows } = await db.query<{ number: string }>(
    'select number from orders where subscription_id = $1 order by charge limit 1',
    [subscription],
  )
  return { subscription, number: rows[0]?.number ?? '' }
}

test('not to who subscribes to the same already', async () => {
  const other = await newOwner(db)
  await subscribed(other)
  const { number } = await subscribed()
  expect(await moveOrder(number, acting(), to(other.email))).toMatchObject({ code: 'subscribed_already' })
})

test('a subscription with a saved card takes more than a key', async () => {
  const { number } = await subscribed()
  const wanted = { ...to('weak@example.com'), proof: 'key' }
  expect(await moveOrder(number, acting(), wanted)).toMatchObject({ outcome: 'refused', code: 'weak_proof' })
})

test('a licence that somebody else redeemed stays theirs', async () => {
  const stranger = await someCustomer(db)
  const { number, id } = await buySuite(db, { email: 'sold-on@example.com' })
  await db.query('update licences set customer_id = $2 where id = $1', [id, stranger.id])
  expect(await moveOrder(number, acting(), to('new@example.com'))).toMatchObject({ outcome: 'done' })
  expect(await licenceRow(id)).toMatchObject({ customer_id: stranger.id })
})

test.each([
  ['bad_email', { to: 'nobody' }, ''],
  ['bad_email', { to: 'a@deleted.invalid' }, ''],
  ['no_proof', { proof: 'constructor' }, ''],
  ['no_proof', { proof_text: ' x ' }, ''],
  ['same_address', { to: 'refused@example.com' }, ''],
  ['disputed', {}, `dispute = 'open'`],
  ['disputed', {}, `dispute = 'lost'`],
  ['being_paid', {}, `state = 'pending'`],
  ['not_allowed', {}, `state = 'refunded'`],
  ['account_deleted', {}, `email = 'abc@deleted.invalid'`],
])('it is refused as %s: %o %s', async (code, change, changed) => {
  const { number } = await buySuite(db, { email: 'refused@example.com' })
  if (changed) await db.query(`update orders set ${changed} where number = $1`, [number])
  const before = await orderRow(number)
  const wanted = { ...to('wanted@example.com'), ...change }
  expect(await moveOrder(number, acting(), wanted)).toMatchObject({ outcome: 'refused', code })
  expect(await orderRow(number)).toEqual(before)
  expect(await emailsTo('wanted@example.com')).toEqual([])
})

test('a double click moves once', async () => {
  const { number } = await buySuite(db, { email: 'double@example.com' })
  const same = acting()
  const twice = await Promise.all([
    moveOrder(number, same, to('once@example.com')),
    moveOrder(number, same, to('once@example.com')),
  ])
  expect(twice.map(each => each?.outcome)).toEqual(['done', 'done'])
  expect(await emailsTo('once@example.com')).toHaveLength(1)
  expect(await moveOrder('TM-NONE', acting(), to('once@example.com'))).toBeUndefined()
})
