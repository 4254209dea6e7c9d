import { createHash } from 'node:crypto'
import { openCalls, typed } from '@tests/support/calls'
import { emailsTo, tokenTo } from '@tests/support/outbox'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'
import { LIFETIME } from '@/server/sessions/session'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'

const shop = await openCalls()
await shop.work()

const OLD = typed('correct-horse-1')
const NEW = typed('battery-staple-2')

async function registered(email: string) {
  const { jar } = await shop.ask({ a: 'register', input: { email, password: OLD }, ip: email })
  return jar
}
const login = async (email: string, password: string) =>
  (await shop.ask({ a: 'login', input: { email, password } })).status
const isSignedIn = async (jar: Record<string, string>) =>
  (await shop.ask({ a: 'user_info', method: 'GET', jar })).status === 200
/** Every email that was asked for is written, and every job of one that nobody gets is done. */
const allWritten = () =>
  soon(async () => {
    const { rows } = await shop.db.query(
      "select 1 from jobs.job where name = 'write-reset-email' and state not in ('completed', 'failed')",
    )
    expect(rows).toEqual([])
  })
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const forgot = (email: string, ip = email) => shop.ask({ a: 'resetpw', input: { email }, ip })

test('a forgotten password is answered alike for known and unknown addresses', async () => {
  await registered('known@example.com')
  const [known, unknown] = [await forgot('known@example.com'), await forgot('unknown@example.com')]
  expect(known.body).toEqual({ code: 200, message: 'ok', data: { sent: true } })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  await tokenTo(shop.db, 'known@example.com', 'reset')
  const kinds = (await emailsTo(shop.db, 'known@example.com')).map(({ kind }) => kind)
  expect(kinds).toEqual(['confirm', 'reset'])
  await allWritten()
  expect(await emailsTo(shop.db, 'unknown@example.com')).toEqual([])
})

test('of links that are asked for at once one works', async () => {
  await registered('at-once@example.com')
  await Promise.all(Array.from({ length: 3 }, () => forgot('at-once@example.com')))
  await allWritten()
  const emails = (await emailsTo(shop.db, 'at-once@example.com')).filter(({ kind }) => kind === 'reset')
  expect(emails).toHaveLength(3)
  const links = emails.map(({ text }) => /reset=([\w.-]+)/.exec(text)?.[1] ?? '')
  const valid = await Promise.all(
    links.map(async reset => (await shop.ask({ a: 'validate', input: { reset } })).body.data),
  )
  expect(valid.map(each => JSON.stringify(each)).sort()).toEqual([
    '{"valid":false}',
    '{"valid":false}',
    '{"valid":true}',
  ])
})

test('the same where nothing else orders them: twenty links of a kind at once are one', async () => {
  const { database, inTransaction } = await import('@/server/runtime/database')
  const { openSession } = await import('@/server/sessions/session')
  await registered('twenty@example.com')
  const [customer] = await database.query<{ id: string }>(
    `select id from customers where email = 'twenty@example.com'`,
  )
  const customerId = customer?.id ?? ''
  const open = () => inTransaction(tx => openSession(tx, { customerId, kind: 'reset' }))
  const tokens = await Promise.all(Array.from({ length: 20 }, open))
  const { ownerOfLink } = await import('@/server/accounts/password')
  const owners = await Promise.all(tokens.map(token => ownerOfLink(token, 'reset')))
  expect(owners.filter(Boolean)).toHaveLength(1)
  expect(await ownerOfLink(await open(), 'reset')).toMatchObject({ id: customerId })
})

test('the link of the email sets a new password once, signs in and ends every other session', async () => {
  const before = await registered('reset@example.com')
  await forgot('reset@example.com')
  const reset = await tokenTo(shop.db, 'reset@example.com', 'reset')
  const validity = async () => (await shop.ask({ a: 'validate', input: { reset } })).body.data
  expect(await validity()).toEqual({ valid: true })

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.ask({ a: 'resetpw', input: { reset, password: NEW }, ip: 'reset' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
  const done = answers.find(({ status }) => status === 200)
  expect(await isSignedIn(done?.jar ?? {})).toBe(true)
  expect(await isSignedIn(before)).toBe(false)
  expect([await login('reset@example.com', OLD), await login('reset@example.com', NEW)]).toEqual([401, 200])
  expect(await validity()).toEqual({ valid: false })
})

test('what a stranger said who registered with the address is forgotten once its owner sets a password', async () => {
  await registered('inviter@example.com')
  await shop.db.query(`update customers set referral_code = 'STRANGE123' where email = 'inviter@example.com'`)
  const email = 'theirs@example.com'
  const said = { email, password: OLD, username: 'Stranger', marketing: true, ref: 'STRANGE123' }
  expect((await shop.ask({ a: 'register', input: said, ip: email })).status).toBe(200)
  const told = async () =>
    (
      await shop.db.query(
        `select username, marketing, referred_by_id is not null as invited, confirmed_at is not null as confirmed
         from customers where email = $1`,
        [email],
      )
    ).rows
  expect(await told()).toEqual([{ username: 'Stranger', marketing: true, invited: true, confirmed: false }])
  await forgot(email)
  const first = await tokenTo(shop.db, email, 'reset')
  const mine = await shop.ask({ a: 'resetpw', input: { reset: first, password: NEW }, ip: 'theirs' })
  expect(mine.body.data).toMatchObject({ user_info: { username: '' } })
  expect(await told()).toEqual([{ username: null, marketing: false, invited: false, confirmed: true }])
})

test('a confirmed customer keeps them with a new password', async () => {
  const email = 'kept@example.com'
  await shop.ask({
    a: 'register',
    input: { email, password: OLD, username: 'Kept Name', marketing: true },
    ip: email,
  })
  await shop.db.query('update customers set confirmed_at = now() where email = $1', [email])
  await forgot(email)
  const reset = await tokenTo(shop.db, email, 'reset')
  await shop.ask({ a: 'resetpw', input: { reset, password: NEW }, ip: 'kept' })
  const { rows } = await shop.db.query('select username, marketing from customers where email = $1', [email])
  expect(rows).toEqual([{ username: 'Kept Name', marketing: true }])
})

test('a link works for 30 minutes, and is no other kind of link', async () => {
  const jar = await registered('hour@example.com')
  await forgot('hour@example.com')
  const reset = await tokenTo(shop.db, 'hour@example.com', 'reset')
  const confirm = await tokenTo(shop.db, 'hour@example.com', 'confirm')
  const { rows } = await shop.db.query(
    `select round(extract(epoch from s.expires_at - s.created_at))::int as seconds from sessions s
     join customers c on c.id = s.customer_id where c.email = 'hour@example.com' and kind = 'reset'`,
  )
  expect(rows).toEqual([{ seconds: 1800 }])
  const use = async (token: string | undefined) =>
    (await shop.ask({ a: 'resetpw', input: { reset: token, password: NEW }, ip: 'hour' })).body.error
  expect(await use(confirm)).toBe('link_expired')
  expect(await use(jar.token)).toBe('link_expired')
  await shop.db.query(`update sessions set expires_at = now() - interval '1 second' where kind = 'reset'`)
  expect(await use(reset)).toBe('link_expired')
  expect(await login('hour@example.com', OLD)).toBe(200)
})

test('a link that we did not sign opens nothing, even if its hash were stored', async () => {
  await registered('signed@example.com')
  await forgot('signed@example.com')
  const reset = await tokenTo(shop.db, 'signed@example.com', 'reset')
  expect(reset).toMatch(/^[\w-]{86}$/)
  const forged = `${reset.slice(0, 43)}${'A'.repeat(43)}`
  const store = (token: string) =>
    shop.db.query(
      `update sessions set token_hash = $1 where kind = 'reset' and customer_id =
      (select id from customers where email = 'signed@example.com')`,
      [hashOf(token)],
    )
  for (const token of [forged, reset.slice(0, 43)]) {
    await store(token)
    const answer = await shop.ask({ a: 'resetpw', input: { reset: token, password: NEW }, ip: 'signed' })
    expect([answer.status, answer.body.error]).toEqual([410, 'link_expired'])
  }
  await store(reset)
  const answer = await shop.ask({ a: 'resetpw', input: { reset, password: NEW }, ip: 'signed' })
  expect(answer.status).toBe(200)
})

test.each(LOCALES)('page and email say in %s how long a link works', locale => {
  const minutes = String(LIFETIME.reset / 60)
  const t = translator(locale, 'account')
  for (const text of [t('forgot.sent'), t('reset.expired'), t('letters.reset.after')])
    expect(text).toMatch(new RegExp(`(?<!\\d)${minutes}(?!\\d)`))
})

test('three emails a quarter of an hour are enough for a mailbox, and nobody is told', async () => {
  await registered('flood@example.com')
  for (let index = 0; index < 5; index += 1)
    expect((await forgot('flood@example.com', `198.51.100.${index}`)).status).toBe(200)
  await allWritten()
  const emails = await emailsTo(shop.db, 'flood@example.com')
  expect(emails.filter(({ kind }) => kind === 'reset')).toHaveLength(3)
})

test('tags of one address are one mailbox', async () => {
  const tags = ['one', 'two', 'three', 'four', 'five'].map(tag => `tagged+${tag}@example.com`)
  for (const address of tags) await registered(address)
  for (const [index, address] of tags.entries())
    expect((await forgot(address, `198.51.100.${50 + index}`)).status).toBe(200)
  await allWritten()
  const emails = (await Promise.all(tags.map(address => emailsTo(shop.db, address)))).flat()
  expect(emails.filter(({ kind }) => kind === 'reset')).toHaveLength(3)
})

test('ten requests of a network in a quarter of an hour are enough', async () => {
  const statuses = []
  for (let index = 0; index < 11; index += 1)
    statuses.push((await forgot(`n${index}@example.com`, '192.0.2.1')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect((await forgot('n@example.com', '192.0.2.2')).status).toBe(200)
})

test('a signed-in customer changes the password with the old one, and stays signed in alone', async () => {
  const elsewhere = await registered('change@example.com')
  const { jar } = await shop.ask({ a: 'login', input: { email: 'change@example.com', password: OLD } })
  const change = (old_password: string) =>
    shop.ask({ a: 'changepw', jar, input: { old_password, password: NEW } })
  expect((await change(NEW)).body.error).toBe('wrong_credentials')
  const changed = await change(OLD)
  expect(changed.status).toBe(200)
  expect(await isSignedIn(changed.jar)).toBe(true)
  expect([await isSignedIn(jar), await isSignedIn(elsewhere)]).toEqual([false, false])
  expect([await login('change@example.com', OLD), await login('change@example.com', NEW)]).toEqual([401, 200])
})

test('a stolen session cannot guess the old password without end', async () => {
  const jar = await registered('guess@example.com')
  const guess = async () =>
    (await shop.ask({ a: 'changepw', jar, input: { old_password: NEW, password: NEW } })).status
  const statuses = []
  for (let index = 0; index < 11; index += 1) statuses.push(await guess())
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

test('without a session nobody changes a password', async () => {
  const answer = await shop.ask({ a: 'changepw', input: { old_password: OLD, password: NEW } })
  expect([answer.status, answer.body.error]).toEqual([401, 'not_logged_in'])
})

test('a request that names neither link nor address is told what is missing', async () => {
  const { body } = await shop.ask({ a: 'resetpw', input: {}, ip: 'nothing' })
  expect(body).toMatchObject({ error: 'bad_input', fields: { email: 'empty' } })
})
