import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { openPushMessages } from '@tests/support/push-messages'
import { openPushService } from '@tests/support/push-service'
import { soon } from '@tests/support/soon'
import { afterAll, beforeEach, expect, test } from 'vitest'

const db = await freshDatabase()
const { vapidPair } = await import('@/server/runtime/vapid-pair')
const service = await openPushService(vapidPair(process.env.VAPID_PRIVATE_KEY ?? '').publicKey)
Object.assign(process.env, { PUSH_STAND_IN: service.origin, SUPPORT_EMAIL: 'support@shop.example' })
const { keepPushMessages } = await import('@/server/push/begin')
const { sendPushMessage } = await import('@/server/push/send-message')
const { claimDeliveries, closeDelivery } = await import('@/server/push/deliveries')
const { pushCounts } = await import('@/server/push/counts')
const { stopDeliveries } = await import('@/server/push/stop')
const { countPushClick } = await import('@/server/push/register')
const { database } = await import('@/server/runtime/database')

afterAll(() => service.close())
beforeEach(async () => {
  service.arrived.length = 0
  service.errors.length = 0
  await db.query('delete from push_messages')
  await db.query('delete from push_registrations')
  await db.query('delete from jobs.job').catch(() => {})
})

const { subscriber, write } = await openPushMessages(db, service)

const stateOf = async (id: string) =>
  (await db.query('select state, note from push_messages where id = $1', [id])).rows[0]
const countsOf = (id: string) => pushCounts(database, id, Date.now())
const names = () => service.arrived.map(({ name }) => name).sort()
const begin = (at = Date.now()) => keepPushMessages(at)
const send = (id: string) => sendPushMessage(id, Date.now())

/** What waits may be tried again at once. */
const hurry = (id: string) =>
  db.query(`update push_deliveries set due_at = now() where message_id = $1 and state = 'queued'`, [id])

test('a message arrives encrypted and signed, in the language of the browser, with a link of its site', async () => {
  const [english, german] = [await subscriber(), await subscriber({ language: 'de' })]
  const id = await write({ languages: ['en', 'de'] })
  await begin()
  await send(id)
  expect(service.errors).toEqual([])
  const byName = new Map(service.arrived.map(each => [each.name, each]))
  expect(byName.get(english.name)?.message).toMatchObject({
    title: 'Sale in en',
    body: 'Ünïcode en 漢字',
    url: 'http://localhost:3000/products#music',
    icon: 'http://localhost:3000/icon-192.png',
    tag: id,
    clicked: { to: '/service/api/push/clicked' },
  })
  expect(byName.get(german.name)?.message).toMatchObject({ url: 'http://localhost:3000/de/products#music' })
  expect(byName.get(german.name)?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    topic: id.replaceAll('-', ''),
  })
  expect(await countsOf(id)).toEqual({ recipients: 2, delivered: 2, gone: 0, failed: 0, clicked: 0 })
  expect(await stateOf(id)).toEqual({ state: 'sent', note: null })
})

test('it goes to the languages, countries and sites that were chosen', async () => {
  const wanted = await subscriber({ language: 'de', country: 'at' })
  await subscriber({ language: 'de', country: 'de' })
  await subscriber({ language: 'de' })
  await subscriber({ language: 'en', country: 'at' })
  await subscriber({ language: 'de', country: 'at', site: 'jp' })
  const id = await write({ languages: ['de'], countries: ['at', 'ch'], sites: ['com'] })
  expect((await countsOf(id)).recipients).toBe(1)
  await begin()
  await send(id)
  expect(names()).toEqual([wanted.name])
})

test('a draft and a message of later go to nobody, until the millisecond that was chosen', async () => {
  await subscriber()
  const at = Date.now() + 60_000
  const [draft, later] = [await write({ state: 'draft' }), await write({ at: new Date(at) })]
  await begin(at - 1)
  expect([(await stateOf(draft)).state, (await stateOf(later)).state]).toEqual(['draft', 'scheduled'])
  await begin(at)
  expect([(await stateOf(draft)).state, (await stateOf(later)).state]).toEqual(['draft', 'sending'])
})

test('whoever begins it and however often, each browser gets it once', async () => {
  const browsers = []
  for (let index = 0; index < 60; index += 1) browsers.push(await subscriber())
  const id = await write()
  await Promise.all(Array.from({ length: 8 }, () => begin()))
  expect((await db.query('select count(*)::int from push_deliveries')).rows).toEqual([{ count: 60 }])
  await Promise.all(Array.from({ length: 5 }, () => send(id)))
  await send(id)
  expect(names()).toEqual(browsers.map(({ name }) => name).sort())
  expect(await countsOf(id)).toMatchObject({ recipients: 60, delivered: 60 })
})

test('a browser gets one message in seven days, also of two that begin at once', async () => {
  await subscriber()
  const now = Date.now()
  const [first, second] = [await write(), await write()]
  await Promise.all([begin(now), begin(now)])
  for (const id of [first, second]) await send(id)
  expect(service.arrived).toHaveLength(1)
  const week = 7 * 24 * 3_600_000
  const [third, fourth] = [await write(), await write({ at: new Date(now + week) })]
  const sixDays = week - 24 * 3_600_000
  await begin(now + sixDays)
  expect((await db.query('select from push_deliveries where message_id = $1', [third])).rowCount).toBe(0)
  expect(await countsOf(third)).toMatchObject({ recipients: 0 })
  await begin(now + week)
  expect((await db.query('select from push_deliveries where message_id = $1', [fourth])).rowCount).toBe(1)
})

test.each([
  ['begins some seconds earlier within its hour', 4_000],
  ['comes an hour earlier, after the clocks went forward', 3_605_000],
])('a message of every week reaches everybody, also where it %s', async (_, earlier) => {
  await subscriber()
  const now = Date.now()
  const first = await write()
  await begin(now)
  await send(first)
  const second = await write({ at: new Date(now + 7 * 24 * 3_600_000 - earlier) })
  await begin(now + 7 * 24 * 3_600_000 - earlier)
  expect(await countsOf(second)).toMatchObject({ recipients: 1 })
})

test('a browser that takes no more is forgotten and counted', async () => {
  const [gone, missing, stays] = [await subscriber(), await subscriber(), await subscriber()]
  service.receive(gone, 410)
  service.receive(missing, 404)
  const id = await write()
  await begin()
  await send(id)
  expect(await countsOf(id)).toMatchObject({ recipients: 3, delivered: 1, gone: 2 })
  const { rows } = await db.query('select endpoint from push_registrations')
  expect(rows).toEqual([{ endpoint: stays.endpoint }])
})

test('what a service cannot take now comes again after as long as it says, and then once', async () => {
  const [busy, broken, large] = [await subscriber(), await subscriber(), await subscriber()]
  service.receive(busy, { status: 429, retryAfter: '3600' }, 201)
  service.receive(broken, 500, 503, 201)
  service.receive(large, 413)
  const id = await write()
  await begin()
  await send(id)
  expect(await stateOf(id)).toMatchObject({ state: 'sending' })
  const { rows } = await db.query(
    `select round(extract(epoch from due_at - now()) / 600)::int as tens from push_deliveries where state = 'queued' order by 1`,
  )
  expect(rows).toEqual([{ tens: 0 }, { tens: 6 }])
  await send(id)
  expect(service.arrived).toHaveLength(3)
  for (let tries = 0; tries < 3; tries += 1) {
    await hurry(id)
    await send(id)
  }
  expect(await countsOf(id)).toMatchObject({ recipients: 3, delivered: 2, failed: 1 })
  expect(names()).toEqual([busy.name, busy.name, broken.name, broken.name, broken.name, large.name].sort())
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
})

test('a service that never answers holds up nobody else, and is asked again', async () => {
  const [silent, other] = [await subscriber(), await subscriber()]
  service.receive(silent, 'hang', 201)
  const id = await write()
  await begin()
  const sending = send(id)
  await soon(() => expect(service.hanging()).toBe(1))
  await soon(async () => expect((await countsOf(id)).delivered).toBe(1))
  await sending
  await hurry(id)
  await send(id)
  expect(names()).toEqual([silent.name, silent.name, other.name].sort())
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
})

test('a stopped message goes to no further browser', async () => {
  for (let index = 0; index < 30; index += 1) await subscriber()
  const id = await write()
  await begin()
  const batch = await claimDeliveries(id)
  await db.query(`update push_messages set state = 'stopped' where id = $1`, [id])
  await stopDeliveries(database, id)
  await send(id)
  expect(service.arrived).toEqual([])
  const [first] = batch
  if (!first) throw new Error('nothing was claimed')
  // What was under way when it was stopped is told as it was.
  await closeDelivery(first, { kind: 'delivered' })
  expect(await countsOf(id)).toMatchObject({ recipients: 30, delivered: 1 })
  expect(await stateOf(id)).toMatchObject({ state: 'stopped' })
})

test('a link that leads to a product for adults or to nothing by now stops it with the reason', async () => {
  await subscriber()
  const { rows } = await db.query(`select route from products where line = 'adult' and status = '1' limit 1`)
  const adult = await write({ href: `/${rows[0].route.replaceAll('_', '-')}` })
  const nowhere = await write({ href: '/no-such-page-here' })
  await begin()
  expect(await stateOf(adult)).toMatchObject({
    state: 'stopped',
    note: expect.stringContaining('product for adults'),
  })
  expect(await stateOf(nowhere)).toMatchObject({
    state: 'stopped',
    note: expect.stringContaining('leads nowhere'),
  })
  expect((await db.query('select from push_deliveries')).rowCount).toBe(0)
})

test.each(['https://localhost/x', 'https://10.0.0.1/x', 'http://127.0.0.1:9/x', 'ftp://push.example/x'])(
  'nothing is sent to %s, however it came to be stored',
  async endpoint => {
    await subscriber({ endpoint })
    const id = await write()
    await begin()
    await send(id)
    expect(await countsOf(id)).toMatchObject({ recipients: 1, failed: 1 })
  },
)

test('keys that are none fail alone', async () => {
  const [odd, other] = [await subscriber(), await subscriber()]
  await db.query(`update push_registrations set pdhkey = 'x' where endpoint = $1`, [odd.endpoint])
  const id = await write()
  await begin()
  await send(id)
  expect(names()).toEqual([other.name])
  expect(await countsOf(id)).toMatchObject({ delivered: 1, failed: 1 })
})

test('who is gone before their turn is sent nothing, and the message ends', async () => {
  const [leaving, staying] = [await subscriber(), await subscriber()]
  const id = await write()
  await begin()
  await db.query('delete from push_registrations where endpoint = $1', [leaving.endpoint])
  await send(id)
  expect(names()).toEqual([staying.name])
  expect(await countsOf(id)).toMatchObject({ recipients: 2, delivered: 1, gone: 1 })
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
})

test('a click counts once, and a wrong one not at all', async () => {
  await subscriber()
  const id = await write()
  await begin()
  await send(id)
  const delivery = String(Object(service.arrived[0]?.message.clicked).delivery)
  for (const told of [delivery, delivery, randomUUID(), 'x']) await countPushClick(told, Date.now())
  expect(await countsOf(id)).toMatchObject({ delivered: 1, clicked: 1 })
})
