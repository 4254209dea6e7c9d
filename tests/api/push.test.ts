import { randomUUID } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { newMember } from '@tests/support/customer'
import { expect, test } from 'vitest'

const shop = await openCalls()

const browser = (change: Record<string, unknown> = {}) => ({
  language: 'de',
  diff_time: 60,
  device_model: 'Windows 11',
  app_id: 'shop',
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  auth: 'a'.repeat(22),
  pdhkey: `B${'p'.repeat(86)}`,
  explorer: 'Firefox',
  explorer_version: '140.0',
  ...change,
})
const register = (input: Record<string, unknown>, more: { jar?: Record<string, string>; ip?: string } = {}) =>
  shop.ask({ service: 'index.php/sub/register', input, ...more, headers: { 'user-agent': 'Firefox/140' } })
const kept = async (endpoint: unknown) =>
  (await shop.db.query('select * from push_registrations where endpoint = $1', [endpoint])).rows

test('a browser that takes push messages is kept, and counted again when it comes back', async () => {
  const input = browser()
  const first = await register(input, { ip: 'push-1' })
  expect([first.status, first.body]).toEqual([200, { code: 200, message: 'ok', data: { saved: true } }])
  await register({ ...input, language: 'fr', diff_time: '-300' }, { ip: 'push-1' })
  const rows = await kept(input.endpoint)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    language: 'fr',
    device_model: 'Windows 11',
    explorer: 'Firefox',
    explorer_version: '140.0',
    user_agent: 'Firefox/140',
    customer_id: null,
  })
  expect([Number(rows[0].diff_time), Number(rows[0].session_count)]).toEqual([-300, 2])
})

test('one browser that registers many times at once is one', async () => {
  const input = browser()
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(input, { ip: 'push-2' })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await kept(input.endpoint)).map(({ session_count }) => Number(session_count))).toEqual([8])
})

test('a browser that counts for itself is counted once per session, and its counts never shrink', async () => {
  const input = browser({ session_count: 3, popup_count: 1 })
  const from = { ip: 'push-6' }
  await Promise.all([register(input, from), register(input, from), register(input, from)])
  const countsOf = async () => {
    const [{ session_count, popup_count }] = await kept(input.endpoint)
    return [Number(session_count), Number(popup_count)]
  }
  expect(await countsOf()).toEqual([3, 1])
  await register({ ...input, session_count: 4, popup_count: 2 }, from)
  await register({ ...input, session_count: 1, popup_count: 0 }, from)
  expect(await countsOf()).toEqual([4, 2])
})

test('the site and the country of the visit are kept, where they are known', async () => {
  const [jp, unknown] = [browser({ origin_url: 'http://jp.localhost:3000' }), browser()]
  await register(jp, { jar: { country: 'cn' }, ip: 'push-7' })
  await register(unknown, { ip: 'push-7' })
  expect(await kept(jp.endpoint)).toMatchObject([{ site: 'jp', country: 'cn' }])
  expect(await kept(unknown.endpoint)).toMatchObject([{ site: 'com', country: 'xx' }])
})

test('a browser takes itself off the list, and nobody else does', async () => {
  const input = browser()
  await register(input, { ip: 'push-8' })
  const leave = (auth: string) =>
    shop.ask({ service: 'index.php/sub/unregister', input: { endpoint: input.endpoint, auth }, ip: 'push-8' })
  expect((await leave('b'.repeat(22))).status).toBe(200)
  expect(await kept(input.endpoint)).toHaveLength(1)
  expect((await leave(input.auth)).status).toBe(200)
  expect(await kept(input.endpoint)).toEqual([])
  expect((await leave(input.auth)).status).toBe(200)
})

test('a click names the delivery, and anything else is refused', async () => {
  const click = (delivery: unknown) =>
    shop.ask({ service: 'api/push/clicked', input: { delivery }, ip: 'push-9' })
  expect((await click(randomUUID())).status).toBe(200)
  for (const wrong of ['', 'x', 5, null]) expect((await click(wrong)).status).toBe(400)
})

test('the browser of a customer stays theirs', async () => {
  const { id, jar } = await newMember(shop)
  const input = browser()
  await register(input, { jar, ip: 'push-3' })
  await register(input, { ip: 'push-3' })
  expect(await kept(input.endpoint)).toMatchObject([{ customer_id: id }])
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://push.example.com/x',
  'https://fcm.googleapis.com.example.com/x',
  'https://evilpush.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'javascript:alert(1)',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  '',
])('messages are sent to no such place as %s', async endpoint => {
  const { status, body } = await register(browser({ endpoint }), { ip: endpoint })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['endpoint']])
  expect(await kept(endpoint)).toEqual([])
})

test('what is missing or wrong is named', async () => {
  expect((await register({}, { ip: 'push-4' })).body.fields).toEqual({
    language: 'empty',
    endpoint: 'empty',
    auth: 'empty',
    pdhkey: 'empty',
  })
  const wrong = { language: 'xx', diff_time: 1e9, device_model: ['x'], auth: '!', pdhkey: 'x'.repeat(300) }
  expect((await register(browser(wrong), { ip: 'push-4' })).body.fields).toEqual({
    language: 'value',
    diff_time: 'value',
    device_model: 'value',
    auth: 'value',
    pdhkey: 'value',
  })
})

test('ten browsers of a network register in a quarter of an hour', async () => {
  const answers = []
  for (let index = 0; index < 11; index += 1) answers.push(await register(browser(), { ip: 'push-5' }))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
