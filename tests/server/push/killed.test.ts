import { freshDatabase } from '@tests/support/database'
import { openPushMessages } from '@tests/support/push-messages'
import { openPushService } from '@tests/support/push-service'
import { openSenders } from '@tests/support/senders'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const { vapidPair } = await import('@/server/runtime/vapid-pair')
const service = await openPushService(vapidPair(process.env.VAPID_PRIVATE_KEY ?? '').publicKey)
Object.assign(process.env, { PUSH_STAND_IN: service.origin, SUPPORT_EMAIL: 'support@shop.example' })
const { pushCounts } = await import('@/server/push/counts')
const { database } = await import('@/server/runtime/database')
const { subscriber, write } = await openPushMessages(db, service)

const { startSender, killSenders } = openSenders()
afterAll(() => service.close())

const stateOf = async (id: string) =>
  (await db.query('select state from push_messages where id = $1', [id])).rows[0]

test('two processes send it by themselves, one is killed in the middle, and each browser has it once', async () => {
  const [silent, ...others] = await Promise.all(Array.from({ length: 80 }, () => subscriber()))
  if (!silent) throw new Error('nobody')
  service.receive(silent, 'hang', 201)
  const id = await write()
  startSender()
  await soon(() => expect(service.hanging()).toBe(1))
  await killSenders()
  // What the dead process held is free once its lease ends.
  await db.query(`update push_deliveries set leased_until = now() where state = 'queued'`)
  startSender()
  startSender()
  await soon(async () => expect(await stateOf(id)).toMatchObject({ state: 'sent' }))
  expect(await pushCounts(database, id, Date.now())).toMatchObject({ recipients: 80, delivered: 80 })
  const told = new Map<string, number>()
  for (const { name } of service.arrived) told.set(name, (told.get(name) ?? 0) + 1)
  expect(told.size).toBe(80)
  // The one that never answered was asked twice; what was answered and not yet written down when the process died, too.
  expect(told.get(silent.name)).toBe(2)
  expect(others.filter(({ name }) => told.get(name) !== 1).length).toBeLessThanOrEqual(24)
})
