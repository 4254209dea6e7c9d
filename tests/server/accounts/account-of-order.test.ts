import { openCalls, typed } from '@tests/support/calls'
import { storePurchase } from '@tests/support/guest-purchase'
import { emailsTo, tokenTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'

const shop = await openCalls()
Object.assign(process.env, { PORT: '3000' })
const { POST } = await import('@/app/order/checkout/account/route')
const { resetPassword } = await import('@/server/accounts/password')
const { licencesOf } = await import('@/server/accounts/overview')

const ORIGIN = 'http://localhost:3000'

async function press(body: Record<string, string>) {
  const answer = await POST(
    new Request(`${ORIGIN}/order/checkout/account`, {
      method: 'POST',
      headers: { origin: ORIGIN, host: 'localhost:3000' },
      body: new URLSearchParams(body),
    }),
  )
  return answer.headers.get('location')
}

const customersOf = async (email: string) =>
  (
    await shop.db.query(
      'select confirmed_at, password_hash, (select count(*)::int from licences l where l.customer_id = c.id) as licences from customers c where email = $1',
      [email],
    )
  ).rows

test('the button of a paid order writes to its address, and only who reads that has the account and what was bought', async () => {
  const email = 'one-click@example.com'
  const { number } = await storePurchase(shop.db, { email })
  expect(await press({ order: number, secret: 'secret' })).toBe(
    `/checkout?order=${number}&account=sent#account`,
  )
  expect(await customersOf(email)).toEqual([{ confirmed_at: null, password_hash: null, licences: 0 }])
  const [letter] = await emailsTo(shop.db, email)
  expect(letter).toMatchObject({ kind: 'open', subject: 'Your Tidemark account: choose a password' })
  expect(letter?.text).toContain(`${ORIGIN}/reset-password?reset=`)

  const token = await tokenTo(shop.db, email, 'open')
  const opened = await resetPassword(token, 'a-secret')
  if (!opened.ok) throw new Error(opened.why)
  expect(await licencesOf(opened.customer.id)).toHaveLength(1)
  expect(await customersOf(email)).toMatchObject([{ licences: 1, confirmed_at: expect.any(Date) }])
})

test('who has an account reads the same, and keeps it as it is until its owner opens the letter', async () => {
  const email = 'has-one@example.com'
  await shop.db.query(`insert into customers (email, password_hash) values ($1, 'kept')`, [email])
  const { number } = await storePurchase(shop.db, { email })
  expect(await press({ order: number, secret: 'secret' })).toContain('account=sent')
  expect(await customersOf(email)).toEqual([{ confirmed_at: null, password_hash: 'kept', licences: 0 }])
})

test('who pressed the button and then registers by the form has one account, without what was bought until they confirm', async () => {
  const email = 'both-ways@example.com'
  const { number } = await storePurchase(shop.db, { email })
  await press({ order: number, secret: 'secret' })
  const letter = await tokenTo(shop.db, email, 'open')
  const registers = (password: string) =>
    shop.ask({ a: 'register', input: { email, password: typed(password), username: 'Both Ways' }, ip: email })
  const { status, jar } = await registers('chosen-by-form-1')
  expect(status).toBe(200)
  expect(await customersOf(email)).toMatchObject([{ confirmed_at: null, licences: 0 }])
  expect((await registers('another-1')).body.error).toBe('email_taken')
  expect((await emailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['open', 'confirm'])

  const opened = await resetPassword(letter, 'of-the-letter')
  if (!opened.ok) throw new Error(opened.why)
  expect(await customersOf(email)).toMatchObject([{ licences: 1, confirmed_at: expect.any(Date) }])
  const info = await shop.ask({ a: 'user_info', method: 'GET', jar })
  expect(info.body.error, 'whoever had registered with the address').toBe('not_logged_in')
})

test('two who register an unclaimed address at once: one has it', async () => {
  const email = 'at-once@example.com'
  await shop.db.query(`insert into customers (email) values ($1)`, [email])
  const input = { email, password: typed('at-once-1') }
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => shop.ask({ a: 'register', input, ip: `at-once-${n}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
})

test.each([
  ['without its secret', {}, { secret: 'guess' }],
  ['that is not paid', { state: 'open' }, { secret: 'secret' }],
  ['that was refunded', { state: 'refunded' }, { secret: 'secret' }],
])('an order %s opens no account and writes to nobody', async (_, stored, asked) => {
  const email = `nobody-${_.replaceAll(' ', '-')}@example.com`
  const { number } = await storePurchase(shop.db, { email })
  if ('state' in stored)
    await shop.db.query('update orders set state = $2 where number = $1', [number, stored.state])
  expect(await press({ order: number, ...asked })).toBe(`/checkout?order=${number}`)
  expect(await customersOf(email)).toEqual([])
  expect(await emailsTo(shop.db, email)).toEqual([])
})

test('however often it is pressed, three letters go out in a quarter of an hour', async () => {
  const email = 'often@example.com'
  const { number } = await storePurchase(shop.db, { email })
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push(await press({ order: number, secret: 'secret' }))
  expect(answers.filter(answer => answer?.includes('account=many'))).toHaveLength(2)
  expect(await emailsTo(shop.db, email)).toHaveLength(3)
})
