import { openCalls } from '@tests/support/calls'
import { fullCustomer, PASSWORD } from '@tests/support/full-customer'
import { storePurchase } from '@tests/support/guest-purchase'
import { expect, test } from 'vitest'

const shop = await openCalls()

const exported = (jar: Record<string, string>) => shop.ask({ a: 'export', method: 'GET', jar })

test('a customer gets all that is stored of them, and nothing of anybody else', async () => {
  const [ada, bob] = [await fullCustomer(shop, 'ada-lovely'), await fullCustomer(shop, 'bob-builder')]
  const told = await exported(ada.jar)
  expect(told.status).toBe(200)
  expect(told.body.data).toMatchObject({
    account: { email: ada.email, username: 'ada-lovely', locale: 'en' },
    marketing_consent: { email: true },
    referral: { visits: 1, accounts: 0, purchases: 0 },
    trials: [{ kind: 'free', line: 'video' }],
    shares: [{}],
    sessions: [{}, {}],
    sign_ins: [{}, {}],
    push_registrations: [{ language: 'en' }],
    orders: [{ number: ada.number, total: 12990, currency: 'USD', lines: [{ pid: 10337, plan: 'LFT' }] }],
    licences: [{ key: ada.key, pid: 10337, plan: 'LFT', state: 'active', order: ada.number }],
    devices: [{ licence: ada.key, name: 'ada-lovely’s PC' }],
    tickets: [{ topic: 'licence', messages: [{ author: 'customer', files: ['ada-lovely.txt'] }] }],
    contract_declarations: [{ kind: 'withdrawal', name: 'ada-lovely', contract: 'My contract' }],
    comments: [{ name: 'ada-lovely', text: 'A very good article indeed.' }],
    customer_reviews: [{ route: 'netflix_downloader', stars: 5, name: 'ada-lovely', state: 'shown' }],
    cancel_feedback: [{ text: 'Says ada-lovely' }],
    emails: [{ kind: 'confirm' }, { kind: 'licences' }],
  })
  const text = JSON.stringify(told.body)
  for (const foreign of [bob.email, bob.key, bob.number, 'bob-builder']) expect(text).not.toContain(foreign)
})

test('no secret and no hash is among it', async () => {
  const { jar, id } = await fullCustomer(shop, 'carl-careful')
  const text = JSON.stringify((await exported(jar)).body)
  const { rows } = await shop.db.query<{ hidden: string }>(
    `select password_hash as hidden from customers where id = $1
     union all select token_hash from sessions where customer_id = $1
     union all select secret from orders where customer_id = $1
     union all select device_hash from devices d join licences l on l.id = d.licence_id where l.customer_id = $1
     union all select visitor_hash from referral_visits where customer_id = $1
     union all select substring(text from 'confirm=([\\w-]+)') from emails where kind = 'confirm'
       and "to" = 'carl-careful@example.com'`,
    [id],
  )
  expect(rows.length).toBeGreaterThan(6)
  const hidden = rows.map(row => row.hidden).filter(each => each !== 'secret')
  for (const each of [...hidden, 'tell-nobody', 'push-auth', 'push-key', jar.token ?? ''])
    expect(text).not.toContain(each)
  expect(text).toContain('See [link]')
})

test('who has not proven the address gets no emails to its owner', async () => {
  const email = 'owner-of-mail@example.com'
  await storePurchase(shop.db, { email })
  await shop.db.query(
    `insert into emails (reason, kind, "to", locale, subject, text)
     values ('licences:of-a-guest', 'licences', $1, 'en', 'Your licence', 'A key')`,
    [email],
  )
  const { jar } = await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip: email })
  expect((await exported(jar)).body.data).toMatchObject({
    orders: [],
    licences: [],
    emails: [{ kind: 'confirm' }],
  })
})

test('it comes as a file too, ten times in a quarter of an hour and for nobody who is not signed in', async () => {
  const { jar, email } = await fullCustomer(shop, 'dora-data')
  const { GET } = await import('@/app/order/account-data/route')
  const file = (token: string) =>
    GET(new Request('http://localhost:3000/order/account-data', { headers: { cookie: `token=${token}` } }))
  const told = await file(jar.token ?? '')
  expect(told.headers.get('content-disposition')).toMatch(
    /^attachment; filename="tidemark-account-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(told.headers.get('cache-control')).toBe('private, no-store')
  expect(await told.json()).toMatchObject({ account: { email } })
  expect((await file('x')).status).toBe(401)
  expect((await shop.ask({ a: 'export', method: 'GET' })).status).toBe(401)
  for (let tries = 1; tries < 10; tries += 1) expect((await file(jar.token ?? '')).status).toBe(200)
  const last = await file(jar.token ?? '')
  expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await exported(jar)).status).toBe(429)
})
