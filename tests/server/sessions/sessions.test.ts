import { createHash } from 'node:crypto'
import { openCalls, typed } from '@tests/support/calls'
import { tokenTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'

const shop = await openCalls()
const accounts = await import('@/server/sessions/session')
const database = (await import('@/server/runtime/database')).database

const PASSWORD = typed('correct-horse-1')

async function signedIn(email: string) {
  const { jar } = await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip: email })
  return jar
}

const session = (token: string | undefined) =>
  accounts.customerOfToken(database, { token: token ?? '', kind: 'session' })

test('of a token only its hash is stored', async () => {
  const { token = '' } = await signedIn('hash@example.com')
  const { rows } = await shop.db.query<{ row: string; token_hash: string; kind: string }>(
    `select s::text as row, s.token_hash, s.kind::text from sessions s join customers c on c.id = s.customer_id
     where c.email = 'hash@example.com' order by kind`,
  )
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['confirm', 'session'])
  const confirm = await tokenTo(shop.db, 'hash@example.com', 'confirm')
  expect(confirm).toMatch(/^[\w-]{86}$/)
  for (const { row } of rows) for (const secret of [token, confirm]) expect(row).not.toContain(secret)
  const hashes = [token, confirm].map(secret => createHash('sha256').update(secret).digest('hex'))
  expect(rows.map(({ token_hash }) => token_hash).sort()).toEqual(hashes.sort())
})

test('of a password neither it nor what the browser sends is stored', async () => {
  await signedIn('password@example.com')
  const { rows } = await shop.db.query<{ row: string }>(
    'select c::text as row from customers c where c.email = $1',
    ['password@example.com'],
  )
  expect(rows[0]?.row).toContain('scrypt$32768$')
  expect(rows[0]?.row).not.toContain(PASSWORD)
})

test('the hash of a token opens nothing', async () => {
  const { token = '' } = await signedIn('stolen@example.com')
  expect(await session(token)).toMatchObject({ email: 'stolen@example.com', confirmedAt: null })
  expect(await session(createHash('sha256').update(token).digest('hex'))).toBeNull()
})

test('a token of an email signs nobody in', async () => {
  await signedIn('email@example.com')
  expect(await session(await tokenTo(shop.db, 'email@example.com', 'confirm'))).toBeNull()
})

test('a session lasts seven days, to the second', async () => {
  const { token } = await signedIn('week@example.com')
  const { rows } = await shop.db.query<{ seconds: number }>(
    `select round(extract(epoch from s.expires_at - s.created_at))::int as seconds from sessions s
     join customers c on c.id = s.customer_id where c.email = 'week@example.com' and kind = 'session'`,
  )
  expect(rows).toEqual([{ seconds: 604_800 }])
  const move = (to: string) =>
    shop.db.query(
      `update sessions set expires_at = date_trunc('milliseconds', now() + $1::interval) where token_hash = $2`,
      [
        to,
        createHash('sha256')
          .update(token ?? '')
          .digest('hex'),
      ],
    )
  await move('1 minute')
  expect(await session(token)).not.toBeNull()
  await move('0 seconds')
  expect(await session(token)).toBeNull()
})

test('signing in forgets what expired and leaves the other sessions', async () => {
  const first = await signedIn('many@example.com')
  await shop.db.query(`update sessions set expires_at = now() - interval '1 hour' where kind = 'confirm'`)
  const input = { email: 'many@example.com', password: PASSWORD }
  const second = (await shop.ask({ a: 'login', input })).jar
  expect(second.token).not.toBe(first.token)
  expect(await session(first.token)).not.toBeNull()
  expect(await session(second.token)).not.toBeNull()
  const { rows } = await shop.db.query(`select 1 from sessions where expires_at < now()`)
  expect(rows).toEqual([])
})
