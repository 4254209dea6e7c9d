import { createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'

// A database that took the connection and says nothing, as one whose process was stopped.
const connections: Socket[] = []
const frozen = createServer(socket => void connections.push(socket))
await new Promise<void>(resolve => frozen.listen(0, '127.0.0.1', resolve))
const address = frozen.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => {
  for (const socket of connections) socket.destroy()
  frozen.close()
})

Object.assign(process.env, {
  DATABASE_URL: `postgres://shop:x@127.0.0.1:${port}/shop`,
  PAYLOAD_SECRET: 'a-secret-for-tests-only-24',
  SANDBOX_SECRET: 'a-secret-for-tests-only-24',
})
const { readiness } = await import('@/server/startup/readiness')
const { database } = await import('@/server/runtime/database')
const { ruleBook } = await import('@/server/rule-book/live')
const { isDatabaseThere } = await import('@/server/rule-book/database-reach')

test('a shop on a frozen database says that it is not ready, and does not wait for it to end', async () => {
  expect(await readiness()).toMatchObject({ ready: false, database: false, ruleBook: { loaded: false } })
  expect(await isDatabaseThere()).toBe(false)
})

test('however often that is asked at once, the database is asked by one connection beside the listening one', async () => {
  await Promise.all(Array.from({ length: 30 }, readiness))
  expect(connections.length).toBeLessThanOrEqual(2)
})

test('what waits for a connection gives up', async () => {
  await expect(database.query('select 1')).rejects.toThrow('timeout')
  await expect(ruleBook()).rejects.toThrow('timeout')
})
