import { freshDatabase } from '@tests/support/database'
import { afterEach, expect, test } from 'vitest'

await freshDatabase()
const { GET } = await import('@/app/readyz/route')
const { ruleBook } = await import('@/server/rule-book/live')

const drain = (shopIsDraining: boolean) => Object.assign(globalThis, { shopIsDraining })
afterEach(() => drain(false))

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
  drain(true)
  expect(await asked()).toMatchObject({
    status: 503,
    body: { ready: false, draining: true, database: true, ruleBook: { loaded: true } },
  })
})
