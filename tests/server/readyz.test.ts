import { freshDatabase } from '@tests/support/database'
import { afterEach, expect, test } from 'vitest'
import { onePerProcess } from '@/one-per-process'

await freshDatabase()
const { GET } = await import('@/app/readyz/route')
const { ruleBook } = await import('@/server/rule-book/live')

const shared = onePerProcess('drain', () => ({ isDraining: false }))
afterEach(() => {
  shared.isDraining = false
})

const asked = async () => {
  const answer = await GET()
  return { status: answer.status, body: await answer.json() }
}

test('a shop without its rule book says 503, and 200 once it can sell', async () => {
  expect(await asked()).toMatchObject({ status: 503, body: { ready: false, ruleBook: { loaded: false } } })
  await ruleBook()
  expect(await asked()).toMatchObject({ status: 200, body: { ready: true, draining: false, database: true } })
})

test('a shop that is about to end says 503 though it could sell, and says why', async () => {
  await ruleBook()
  shared.isDraining = true
  expect(await asked()).toMatchObject({
    status: 503,
    body: { ready: false, draining: true, database: true, ruleBook: { loaded: true } },
  })
})
