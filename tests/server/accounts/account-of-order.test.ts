import { openCalls } from '@tests/support/calls'
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
