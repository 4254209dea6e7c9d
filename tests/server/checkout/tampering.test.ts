import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const db = await freshDatabase()
Object.assign(process.env, { PORT: '3000' })
const place = await import('@/app/order/checkout/place/route')
const pay = await import('@/app/order/checkout/pay/route')

const ORIGIN = 'http://localhost:3000'

type Sending = { body: Record<string, string> | string; headers?: Record<string, string>; path?: string }

function sent({ body, headers = {}, path = '/order/checkout/place' }: Sending): Request {
  return new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: typeof body === 'string' ? body : new URLSearchParams(body),
  })
}

const honest = (change: Record<string, string> = {}) => ({
  idempotencyKey: randomUUID(),
  route: 'all_in_one_video_suite',
  plan: 'LFT',
  os: 'win',
  coupon: '',
  email: `${randomUUID()}@example.com`,
  ...change,
})

/** Where a form leads, and the order that it placed. */
async function placed(body: Record<string, string>, headers?: Record<string, string>) {
  const answer = await place.POST(sent({ body, headers }))
  const goTo = new URL(answer.headers.get('location') ?? '/', ORIGIN)
  const { rows } = await db.query(
    `select o.total::int, o.currency, o.state, l.pid::int, l.plan from orders o join order_lines l on l.order_id = o.id where o.number = $1`,
    [goTo.searchParams.get('order')],
  )
  return { status: answer.status, error: goTo.searchParams.get('error'), order: rows[0] }
}

const SUITE = { total: 29990, currency: 'USD', state: 'open', pid: 992001, plan: 'LFT' }

test('a form that is sent again opens nothing for another browser once money is on its way', async () => {
  const body = honest({ email: 'twice@example.com' })
  const cookieOf = async () => (await place.POST(sent({ body }))).headers.get('set-cookie') ?? ''
  const first = await cookieOf()
  expect(first).toContain('orders=TM-')
  expect(await cookieOf()).toContain('orders=TM-') // a double click, before the first answer was there
  for (const state of ['pending', 'paid', 'refunded']) {
    await db.query(`update orders set state = $1 where email = 'twice@example.com'`, [state])
    expect(await cookieOf()).not.toContain('orders=')
  }
})

test('an honest form places an order at the price of the shop', async () => {
  expect(await placed(honest())).toEqual({ status: 303, error: null, order: SUITE })
})

// Whatever is put into the body beside the choices is not even read.
const IGNORED: Record<string, string>[] = [
  { price: '1' },
  { total: '1' },
  { currency: 'JPY' },
  { pid: '10331' },
  { quote: '{"price":1}' },
  { discount: '99' },
  { customerId: '00000000-0000-4000-8000-000000000000' },
  { state: 'paid' },
  { payer: 'nobody' },
  { owned: '[{"pid":992001,"plan":"LFT","expires":null}]' },
  { at: '2022-11-20T00:00:00Z' },
  { country: 'cn' },
]

test.each(IGNORED)('a form with %o costs what it costs', async extra => {
  expect(await placed(honest(extra))).toMatchObject({ status: 303, order: SUITE })
})

test.each([
  [{ coupon: 'PADDLE50' }, 'of another payer'],
  [{ coupon: 'AD_LFT_PRO' }, 'of another product'],
  [{ coupon: 'AIO_PRO' }, 'of another plan'],
  [{ coupon: 'BF_LFT' }, 'of a past year'],
  [{ coupon: 'ADD_OPTION' }, 'that nobody can enter'],
  [{ coupon: "' or 1=1 --" }, 'that is SQL'],
  [{ coupon: '%00\u0000' }, 'with a zero byte'],
  [{ coupon: 'X'.repeat(200) }, 'that is long'],
  [{ coupon: `${'X'.repeat(63)}😀` }, 'that is cut inside a character'],
])('a coupon %o %s lowers nothing', async change => {
  expect(await placed(honest(change))).toMatchObject({ status: 303, order: SUITE })
})

test('the cheapest plan’s price is charged for the cheapest plan alone', async () => {
  const { order } = await placed(honest({ plan: '1M' }))
  expect(order).toEqual({ ...SUITE, total: 6990, plan: '1M' })
})

test.each([
  [{ plan: 'LFT_99' }, 'unknown_plan'],
  [{ plan: '__proto__' }, 'unknown_plan'],
  [{ plan: 'constructor' }, 'unknown_plan'],
  [{ plan: '' }, 'bad_input'],
  [{ os: 'linux' }, 'bad_input'],
  [{ idempotencyKey: 'again' }, 'bad_input'],
  [{ route: 'x'.repeat(5000) }, 'bad_input'],
  [{ route: 'video_pro_future', plan: 'LFT_3' }, 'not_eligible'],
  [{ email: 'nobody' }, 'email.value'],
  [{ email: '' }, 'email.empty'],
  [{ email: 'a@b.c\r\nBcc: all@example.com' }, 'email.value'],
])('a form with %o is led back with %s and places nothing', async (change, error) => {
  expect(await placed(honest(change))).toEqual({ status: 303, error, order: undefined })
})

test('an unknown product is the video suite, at its own price', async () => {
  expect(await placed(honest({ route: 'free_lunch' }))).toMatchObject({ error: null, order: SUITE })
})

test('a product of another system costs what it costs there', async () => {
  const { order } = await placed(honest({ os: 'mac' }))
  expect(order.total).toBe(SUITE.total)
  expect(order.pid).not.toBe(SUITE.pid)
})

test('bodies that are no forms are led back, and nothing crashes', async () => {
  for (const body of ['', '{', '{"idempotencyKey":{"$gt":""}}', 'a=1&a=2', '\u0000', '[1]'])
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await place.POST(sent({ body, headers: { 'content-type': type } }))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout?error=bad_input'])
    }
})

test.each([
  ['https://evil.example'],
  ['null'],
  [''],
  ['http://localhost:3001'],
  ['http://localhost:3000.evil.example'],
])('a form from %s is refused', async origin => {
  const answer = await place.POST(sent({ body: honest(), headers: { origin } }))
  expect(answer.status).toBe(403)
})

test('the forms of all four sites are taken', async () => {
  for (const host of ['localhost', 'jp.localhost', 'discover.localhost', 'discover-jp.localhost'])
    expect((await placed(honest(), { origin: `http://${host}:3000` })).status).toBe(303)
})

test('a payment form names an order and proves that it is theirs, or leads nowhere', async () => {
  const answer = await place.POST(sent({ body: honest() }))
  const number = new URL(answer.headers.get('location') ?? '', ORIGIN).searchParams.get('order') ?? ''
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const goTo = async (body: Record<string, string>, headers: Record<string, string> = {}) =>
    (await pay.POST(sent({ body, headers, path: '/order/checkout/pay' }))).headers.get('location')
  expect(await goTo({ order: number })).toBe(`/checkout?order=${number}`)
  expect(await goTo({ order: number, secret: 'guess' })).toBe(`/checkout?order=${number}`)
  expect(await goTo({})).toBe('/checkout?error=bad_input')
  expect(await goTo({ order: number, agreed_total: 'NaN', agreed_currency: 'BTC' }, { cookie })).toMatch(
    /\/sandbox\/sbx_/,
  )
  expect(
    (await db.query('select amount::int from sandbox_payments where reference = $1', [number])).rows,
  ).toEqual([{ amount: 29990 }])
})
