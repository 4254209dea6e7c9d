import { freshDatabase } from '@tests/support/database'
import { expect, test, vi } from 'vitest'

const db = await freshDatabase()

/** The limits as another process has them: nothing in common but the database. */
async function process() {
  vi.resetModules()
  return import('@/server/http/rate-limit')
}

test('two processes count together, from the first moment on', async () => {
  const [one, two] = [await process(), await process()]
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? one : two).consume('login', 'a@example.com')),
  )
  expect(tries.filter(({ ok }) => ok)).toHaveLength(10)
  expect(tries.filter(({ ok }) => !ok)).toHaveLength(2)
})

test('a limit ends when its time is over, and counts each key for itself', async () => {
  const { consume: takeTry } = await process()
  for (let index = 0; index < 10; index += 1)
    expect(await takeTry('login', 'b@example.com')).toEqual({ ok: true })
  const refused = await takeTry('login', 'b@example.com')
  expect(refused).toEqual({ ok: false, retryAfter: expect.any(Number) })
  expect(await takeTry('login', 'c@example.com')).toEqual({ ok: true })
  expect(await takeTry('register', 'b@example.com')).toEqual({ ok: true })
  await db.query('update rate_limits set expire = 0')
  expect(await takeTry('login', 'b@example.com')).toEqual({ ok: true })
})

test('the table names no address and no network', async () => {
  const { consume: takeTry } = await process()
  await takeTry('register', '203.0.113.77')
  const { rows } = await db.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^(login|register):[\w-]{43}$/)
})

test('what costs a process much is counted in the process, and costs the database nothing', async () => {
  const { consume: takeTry } = await process()
  for (let index = 0; index < 30; index += 1)
    expect(await takeTry('receipt', '203.0.113.78')).toEqual({ ok: true })
  expect(await takeTry('receipt', '203.0.113.78')).toEqual({ ok: false, retryAfter: expect.any(Number) })
  expect(await takeTry('receipt', '203.0.113.79')).toEqual({ ok: true })
  const { rows } = await db.query("select key from rate_limits where key like 'receipt%'")
  expect(rows).toEqual([])
})

test('another bundle of the same process counts on', async () => {
  const [one, other] = [await process(), await process()]
  for (let index = 0; index < 60; index += 1) await one.consume('search', '203.0.113.80')
  expect((await other.consume('search', '203.0.113.80')).ok).toBe(false)
})

test.each(['127.0.0.1', '::1'])('of %s, where nobody can be told apart, no work is counted', async ip => {
  const { consume: takeTry } = await process()
  const { networkOf } = await import('@/server/http/client-ip')
  for (let index = 0; index < 100; index += 1)
    expect(await takeTry('receipt', networkOf(ip))).toEqual({ ok: true })
})
