import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openCalls } from '@tests/support/calls'
import { fullCustomer, PASSWORD } from '@tests/support/full-customer'
import { emailsTo } from '@tests/support/outbox'
import { basketOfSuite, eventFor, sendToProvider, storeEvent, visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const shop = await openCalls()

type Someone = { email: string; jar: Record<string, string> }
const erase = ({ email, jar }: Someone, input: Record<string, unknown> = {}) =>
  shop.ask({ a: 'delete_account', input: { password: PASSWORD, confirm: email, ...input }, jar, ip: email })

/** Every table of the shop in which a text stands somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await shop.db.query(`select 1 from ${name} t where position($1 in t::text) > 0 limit 1`, [
      text,
    ])
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

test('nothing that leads to a customer stays but the email that tells of it, which leaves as soon as it is sent', async () => {
  const someone = await fullCustomer(shop, 'erika-erased')
  expect((await tablesWith('erika-erased')).length).toBeGreaterThan(8)
  const told = await erase(someone)
  expect([told.status, told.body.data]).toEqual([200, { deleted: true }])
  expect(told.jar).toEqual({})
  expect(await tablesWith('erika-erased')).toEqual(['public.emails'])
  expect(await emailsTo(shop.db, someone.email)).toMatchObject([{ kind: 'deleted' }])
  const { sweepPayments } = await import('@/server/payments/sweep')
  await shop.db.query(`update emails set state = 'sent' where kind = 'deleted'`)
  await sweepPayments()
  expect(await tablesWith('erika-erased')).toEqual([])
  // Its number alone, which leads to nobody: a restored backup has to delete the account again (decision 029).
  expect(await tablesWith(someone.id)).toEqual(['public.erased_accounts'])
})

test('its number is written into the list that a restore reads, where the setting says', async () => {
  const someone = await fullCustomer(shop, 'lisa-listed')
  await erase(someone)
  const listIn = (file: string) => readFile(file, 'utf8').catch(() => '')
  expect(await listIn(process.env.ERASED_LIST ?? '')).toMatch(new RegExp(`^${someone.id} \\d{4}-`, 'm'))
  expect(await listIn('.data/erased-accounts.txt')).not.toContain(someone.id)
})

test('neither the ledger of a payment that was given up nor a report of a browser keeps the address', async () => {
  const someone = await fullCustomer(shop, 'ulf-unpaid')
  const order = await startPurchase(someone.id, someone.email)
  const session = await sendToProvider(order)
  const { press } = await import('@/server/payments/sandbox/press')
  await press(session, 'decline', Date.now())
  await shop.db.query(`update orders set state = 'failed' where number = $1`, [order.number])
  await shop.db.query(
    `insert into sandbox_payments (session, reference, amount, currency, email, return_url, webhook_url)
       values ('of-an-order-long-gone', 'TM-GONE', 1, 'USD', 'Ulf-Unpaid@example.com', '', '')`,
  )
  await shop.db.query(
    `insert into client_reports (fingerprint, kind, name, message, last_seen)
       values ('ulf', 'error', 'TypeError', 'No account for ulf-unpaid@example.com', now())`,
  )
  expect((await erase(someone)).status).toBe(200)
  await shop.db.query(`delete from emails where kind = 'deleted'`)
  expect(await tablesWith('lf-unpaid')).toEqual([])
  const { rows } = await shop.db.query('select amount::int, email from sandbox_payments where session = $1', [
    session,
  ])
  expect(rows).toEqual([{ amount: 18990, email: expect.stringMatching(/@deleted\.invalid$/) }])
})

test('the invoice stays with its money, under a name that leads nowhere, and opens by no link', async () => {
  const someone = await fullCustomer(shop, 'ina-invoice')
  await erase(someone)
  const { rows } = await shop.db.query(
    `select o.email, o.secret, o.customer_id, o.total::int, o.currency, o.state, l.unit_total::int, l.pid::int
     from orders o join order_lines l on l.order_id = o.id where o.number = $1`,
    [someone.number],
  )
  expect(rows).toMatchObject([
    { customer_id: null, total: 12990, currency: 'USD', state: 'paid', unit_total: 12990, pid: 10337 },
  ])
  expect(rows[0].email).toMatch(/^[\da-z]{5}-[\da-z]{5}@deleted\.invalid$/)
  const { visibleOrder } = await import('@/server/orders/viewer')
  expect(await visibleOrder(someone.number, { secret: 'secret' })).toBeUndefined()
})

test('the licence stays valid: its key gives it to a new account, the old address does not', async () => {
  const someone = await fullCustomer(shop, 'kai-key')
  await erase(someone)
  const again = await fullCustomer(shop, 'kai-key')
  expect(again.id).not.toBe(someone.id)
  const { licencesOf } = await import('@/server/accounts/overview')
  expect((await licencesOf(again.id)).map(({ key }) => key)).toEqual([again.key])
  const { rows } = await shop.db.query(
    `select l.state, l.customer_id, (select count(*)::int from devices where licence_id = l.id) as devices
     from licences l where key = $1`,
    [someone.key],
  )
  expect(rows).toEqual([{ state: 'active', customer_id: null, devices: 0 }])
})

test('a comment stays without its name, in the language of the comment', async () => {
  const someone = await fullCustomer(shop, 'conny-comments')
  await shop.db.query(`update comments set locale = 'de' where customer_id = $1`, [someone.id])
  await erase(someone)
  const { rows } =
    await shop.db.query(`select name, customer_id from comments where locale = 'de' and customer_id is null
    order by created_at desc limit 1`)
  expect(rows).toEqual([{ name: 'Leserin oder Leser', customer_id: null }])
})

test('without the password, the address or a sign-in nothing is deleted', async () => {
  const someone = await fullCustomer(shop, 'willy-wrong')
  const wrong = await erase(someone, { password: PASSWORD.replace(/^./, 'x') })
  expect(wrong.status).toBe(400)
  const guessed = await erase(someone, { password: PASSWORD.split('').reverse().join('') })
  expect([guessed.status, guessed.body.error]).toEqual([401, 'wrong_credentials'])
  const other = await erase(someone, { confirm: 'somebody.else@example.com' })
  expect([other.status, other.body.error, other.body.fields]).toEqual([
    400,
    'bad_input',
    { confirm: 'value' },
  ])
  expect((await erase({ ...someone, jar: {} })).status).toBe(401)
  const { rows } = await shop.db.query('select 1 from customers where id = $1', [someone.id])
  expect(rows).toHaveLength(1)
})

test('a stolen session cannot guess the password without end', async () => {
  const someone = await fullCustomer(shop, 'gus-guessed')
  const guess = () => erase(someone, { password: 'f'.repeat(32) })
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  expect((await erase(someone)).status).toBe(429)
})

async function startPurchase(customerId: string, email: string) {
  const { placeOrder } = await import('@/server/checkout/place-order')
  const { ownedOfCustomer } = await import('@/server/licences/owned')
  const buyer = { email, customerId, owned: await ownedOfCustomer(customerId) }
  const placed = await placeOrder(visitNow(), { idempotencyKey: randomUUID(), basket: basketOfSuite, buyer })
  if (!placed.ok) throw new Error(placed.why)
  return placed.order
}

test('while a payment runs nothing is deleted, and the answer names its order', async () => {
  const someone = await fullCustomer(shop, 'paula-pays')
  const order = await startPurchase(someone.id, someone.email)
  const session = await sendToProvider(order)
  const refused = await erase(someone)
  expect([refused.status, refused.body.error]).toEqual([409, 'purchase_running'])
  expect(refused.body.data).toEqual({ orders: [order.number] })
  expect((await shop.ask({ a: 'user_info', method: 'GET', jar: someone.jar })).status).toBe(200)

  const { applyPayment } = await import('@/server/payments/apply')
  await applyPayment(await storeEvent(eventFor(order.number, session, { amount: 18990 })))
  expect((await erase(someone)).status).toBe(200)
  const { rows } = await shop.db.query('select state, customer_id from orders where number = $1', [
    order.number,
  ])
  expect(rows).toEqual([{ state: 'paid', customer_id: null }])
})

test('a payment that was given up is closed at the payer, and one whose message was lost is found', async () => {
  const someone = await fullCustomer(shop, 'otto-open')
  const { press } = await import('@/server/payments/sandbox/press')
  const { sandboxPayment } = await import('@/server/payments/sandbox/ledger')
  const [abandoned, paid] = [
    await startPurchase(someone.id, someone.email),
    await startPurchase(someone.id, someone.email),
  ]
  const sessions = [await sendToProvider(abandoned), await sendToProvider(paid)]
  await press(sessions[1] ?? '', 'lose', Date.now())
  await shop.db.query(
    `update payment_sessions set expires_at = now() - interval '1 second' where session = $1`,
    [sessions[0]],
  )
  expect((await erase(someone)).status).toBe(200)
  expect((await sandboxPayment(sessions[0] ?? ''))?.state).toBe('closed')
  const { rows } = await shop.db.query('select number, state from orders where number = any($1)', [
    [abandoned.number, paid.number],
  ])
  expect(rows).toEqual([{ number: paid.number, state: 'paid' }])
})

test('of five tries at once one deletes, and a crash in the middle leaves everything', async () => {
  const someone = await fullCustomer(shop, 'chris-crash')
  await shop.db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'crash'; end $$;
    create trigger crash before delete on customers for each row execute function refuse()`)
  expect((await erase(someone)).status).toBe(500)
  await shop.db.query('drop trigger crash on customers; drop function refuse()')
  const { rows } = await shop.db.query(
    `select (select count(*)::int from orders where customer_id = $1) as orders,
       (select count(*)::int from tickets where customer_id = $1) as tickets,
       (select count(*)::int from licences where customer_id = $1) as licences`,
    [someone.id],
  )
  expect(rows).toEqual([{ orders: 1, tickets: 1, licences: 1 }])
  const told = await Promise.all(Array.from({ length: 5 }, () => erase(someone)))
  expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an account whose address is not proven takes nothing of its owner along', async () => {
  const { storePurchase } = await import('@tests/support/guest-purchase')
  const email = 'true-owner@example.com'
  const { key } = await storePurchase(shop.db, { email })
  const { jar } = await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip: email })
  await shop.db.query(
    `insert into emails (reason, kind, "to", locale, subject, text)
     values ('licences:of-the-owner', 'licences', $1, 'en', 'Your licence', 'A key')`,
    [email],
  )
  expect((await erase({ email, jar })).status).toBe(200)
  expect((await emailsTo(shop.db, email)).map(({ kind }) => kind).sort()).toEqual(['deleted', 'licences'])
  const { rows } = await shop.db.query('select email from licences where key = $1', [key])
  expect(rows).toEqual([{ email }])
})

test('emails that name a longer address than that of the account stay', async () => {
  const someone = await fullCustomer(shop, 'b.short')
  const texts = [
    'b.short@example.com',
    'Mail: B.Short@example.com.',
    'b.short@example.com.au',
    'jb.short@example.com',
  ]
  for (const text of texts)
    await shop.db.query(
      `insert into emails (reason, kind, "to", locale, subject, text)
       values ($1, 'contact', 'support@localhost', 'en', 'A question', $1)`,
      [text],
    )
  await erase(someone)
  const { rows } = await shop.db.query('select text from emails where reason = any($1) order by text', [
    texts,
  ])
  expect(rows.map(({ text }) => text)).toEqual(['b.short@example.com.au', 'jb.short@example.com'])
})
