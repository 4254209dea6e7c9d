import { openCalls, typed } from '@tests/support/calls'
import { storePurchase } from '@tests/support/guest-purchase'
import { emailsTo, tokenTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'
import type { Customer } from '@/server/sessions/customer'

const shop = await openCalls()
await shop.work()
const accounts = {
  ...(await import('@/server/sessions/session')),
  ...(await import('@/server/accounts/overview')),
  ...(await import('@/server/licences/owned')),
  ...(await import('@/server/accounts/confirm')),
  ...(await import('@/server/sessions/customer')),
}
const database = (await import('@/server/runtime/database')).database

const PASSWORD = typed('correct-horse-1')

async function registered(email: string, input: Record<string, unknown> = {}) {
  const { jar } = await shop.ask({ a: 'register', input: { email, password: PASSWORD, ...input }, ip: email })
  const customer = await accounts.customerOfToken(database, { token: jar.token ?? '', kind: 'session' })
  if (!customer) throw new Error(`${email} is not signed in`)
  return { customer, jar }
}

const keysOf = async ({ id }: Customer) => (await accounts.licencesOf(id)).map(({ key }) => key).sort()
const numbersOf = async ({ id }: Customer) => (await accounts.ordersOf(id)).map(({ number }) => number).sort()

test('registration writes one email, in the language of the page, with a link to our own site', async () => {
  await registered('brief@example.com', { locale: 'de' })
  const emails = await emailsTo(shop.db, 'brief@example.com')
  expect(emails).toMatchObject([
    { kind: 'confirm', locale: 'de', subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' },
  ])
  expect(emails[0]?.text).toMatch(/\nhttp:\/\/localhost:3000\/de\/login-success\?confirm=[\w-]{86}\n/)
  expect(emails[0]?.html).toContain('href="http://localhost:3000/de/login-success?confirm=')
})

test('the link leads to the shop, whatever Host header the registration came with', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await shop.ask({
    a: 'register',
    input: { email: 'host@example.com', password: PASSWORD },
    ip: 'host',
    headers,
  })
  const [email] = await emailsTo(shop.db, 'host@example.com')
  expect(email?.text).toContain('\nhttp://localhost:3000/login-success?confirm=')
  expect(email?.text).not.toContain('evil')
})

test('an account owns nothing of its address before the address is confirmed, and all of it after', async () => {
  const bought = await storePurchase(shop.db, { email: 'Guest@Example.com' })
  const other = await storePurchase(shop.db, { email: 'somebody@example.com' })
  const { customer } = await registered('guest@example.com')
  expect(await keysOf(customer)).toEqual([])
  expect(await accounts.ownedOfCustomer(customer.id)).toEqual([])

  const token = await tokenTo(shop.db, 'guest@example.com', 'confirm')
  expect(await accounts.confirmAddress(customer, token)).toBe('confirmed')
  expect(await keysOf(customer)).toEqual([bought.key])
  expect(await numbersOf(customer)).toEqual([bought.number])
  expect(await keysOf(customer)).not.toContain(other.key)
  expect(await accounts.ownedOfCustomer(customer.id)).toEqual([
    { pid: 10337, plan: 'LFT', expires: null, subscription: false, periods: 1 },
  ])
})

test('a link works once; a second opening finds the address confirmed', async () => {
  const { customer, jar } = await registered('once@example.com')
  const token = await tokenTo(shop.db, 'once@example.com', 'confirm')
  const openings = await Promise.all(
    Array.from({ length: 10 }, () => accounts.confirmAddress(customer, token)),
  )
  expect(openings.filter(each => each === 'confirmed')).toHaveLength(1)
  const later = await accounts.customerOfToken(database, { token: jar.token ?? '', kind: 'session' })
  if (!later) throw new Error('the session ended')
  expect(later.confirmedAt).not.toBeNull()
  expect(await accounts.confirmAddress(later, token)).toBe('already_confirmed')
})

test('the email to an owner gives nothing to whoever opened an account in their name', async () => {
  const bought = await storePurchase(shop.db, { email: 'owner@example.com' })
  const { customer: impostor } = await registered('owner@example.com')
  const { customer: passerBy } = await registered('passer@example.com')
  const token = await tokenTo(shop.db, 'owner@example.com', 'confirm')
  expect(await accounts.confirmAddress(passerBy, token)).toBe('link_expired')
  expect(await keysOf(passerBy)).toEqual([])
  expect(await keysOf(impostor)).toEqual([])

  await shop.ask({ a: 'resetpw', input: { email: 'owner@example.com' }, ip: 'owner' })
  const reset = await tokenTo(shop.db, 'owner@example.com', 'reset')
  const owner = await shop.ask({
    a: 'resetpw',
    input: { reset, password: typed('mine-alone-1') },
    ip: 'owner',
  })
  expect(owner.status).toBe(200)
  expect(await keysOf(impostor)).toEqual([bought.key])
  const login = await shop.ask({ a: 'login', input: { email: 'owner@example.com', password: PASSWORD } })
  expect(login.status).toBe(401)
})

test('what belongs to somebody stays theirs', async () => {
  const { customer: first } = await registered('first@example.com')
  const theirs = await storePurchase(shop.db, { email: 'second@example.com', customerId: first.id })
  const { customer: second } = await registered('second@example.com')
  await accounts.confirmAddress(second, await tokenTo(shop.db, 'second@example.com', 'confirm'))
  expect(await keysOf(first)).toEqual([theirs.key])
  expect(await keysOf(second)).toEqual([])
})

test('a purchase that a confirmed customer made as a guest is theirs at the next sign-in', async () => {
  const { customer } = await registered('later@example.com')
  await accounts.confirmAddress(customer, await tokenTo(shop.db, 'later@example.com', 'confirm'))
  const bought = await storePurchase(shop.db, { email: 'later@example.com' })
  expect(await keysOf(customer)).toEqual([])
  await shop.ask({ a: 'login', input: { email: 'later@example.com', password: PASSWORD } })
  expect(await keysOf(customer)).toEqual([bought.key])
})

test('an unconfirmed customer gets nothing by signing in', async () => {
  await storePurchase(shop.db, { email: 'unproven@example.com' })
  const { customer } = await registered('unproven@example.com')
  await shop.ask({ a: 'login', input: { email: 'unproven@example.com', password: PASSWORD } })
  expect(await keysOf(customer)).toEqual([])
  expect(await accounts.confirmedCustomer(database, 'unproven@example.com')).toBeNull()
})

test('an email sent again makes the one before worthless, and three a quarter of an hour are enough', async () => {
  const { customer, jar } = await registered('again@example.com')
  const first = await tokenTo(shop.db, 'again@example.com', 'confirm')
  const sent = async () => (await shop.ask({ a: 'send_confirmation', jar })).body.data
  expect(await sent()).toEqual({ sent: true })
  expect(await accounts.confirmAddress(customer, first)).toBe('link_expired')
  await sent()
  await sent()
  expect(await sent()).toEqual({ sent: false })
  expect(await emailsTo(shop.db, 'again@example.com')).toHaveLength(4)
  const last = await tokenTo(shop.db, 'again@example.com', 'confirm')
  expect(await accounts.confirmAddress(customer, last)).toBe('confirmed')
})

test('revoked and refunded licences are shown, and count for nothing', async () => {
  const { customer } = await registered('states@example.com')
  const expires = new Date('2027-03-01T00:00:00Z')
  const store = (purchase: Parameters<typeof storePurchase>[1]) => storePurchase(shop.db, purchase)
  const mine = { email: 'states@example.com', customerId: customer.id }
  await store({ ...mine, state: 'revoked' })
  await store({ ...mine, state: 'refunded' })
  await store({ ...mine, plan: '1Y', expires })
  await store({ ...mine, plan: '1M', expires: new Date('2020-01-01T00:00:00Z') })
  expect((await accounts.licencesOf(customer.id)).map(({ state }) => state).sort()).toEqual([
    'active',
    'active',
    'refunded',
    'revoked',
  ])
  const owned = await accounts.ownedOfCustomer(customer.id)
  // Both were issued within one second: nothing says which comes first.
  expect(owned.toSorted((one, other) => one.plan.localeCompare(other.plan))).toEqual([
    { pid: 10337, plan: '1M', expires: Date.UTC(2020, 0, 1), subscription: false, periods: 1 },
    { pid: 10337, plan: '1Y', expires: expires.getTime(), subscription: false, periods: 1 },
  ])
})
