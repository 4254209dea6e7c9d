import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'

const db = await freshDatabase()
Object.assign(process.env, { PORT: '3000' })
const place = await import('@/app/order/checkout/place/route')
const { checkoutView } = await import('@/server/checkout/checkout-view')
const { ruleBook } = await import('@/server/rule-book/live')
const { visitNow } = await import('@tests/support/purchase')

const ORIGIN = 'http://localhost:3000'

const form = (change: Record<string, string> = {}) => ({
  idempotencyKey: randomUUID(),
  route: 'all_in_one_video_suite',
  plan: 'LFT',
  os: 'win',
  coupon: '',
  email: `${randomUUID()}@example.com`,
  agreed_total: '29990',
  agreed_currency: 'USD',
  told: 'consent',
  ...change,
})

/** Where the button of the checkout leads, and the cookie that opens the order. */
async function press(body: Record<string, string>) {
  const answer = await place.POST(
    new Request(`${ORIGIN}/order/checkout/place`, {
      method: 'POST',
      headers: { origin: ORIGIN, host: 'localhost:3000' },
      body: new URLSearchParams(body),
    }),
  )
  const cookie = answer.headers.getSetCookie().find(each => each.startsWith('orders='))
  return { url: new URL(answer.headers.get('location') ?? '', ORIGIN), cookie }
}

const ordersOf = async (email: string) =>
  (
    await db.query(
      `select o.number, o.state, o.total::int, o.billing, o.agreements,
         (select count(*)::int from payment_sessions s where s.order_id = o.id) as sessions
       from orders o where o.email = $1`,
      [email],
    )
  ).rows

test('one form of a guest places the order and leads to the payer, and what was ticked is kept', async () => {
  const body = form({ consent: '1' })
  const { url, cookie } = await press(body)
  expect(url.pathname).toMatch(/^\/sandbox\/sbx_/)
  expect(cookie).toContain('orders=TM-')
  expect(await ordersOf(body.email)).toMatchObject([
    { state: 'pending', total: 29990, sessions: 1, agreements: { consent: { locale: 'en' } } },
  ])
})

test('sent twice it is one order and one payment; paid, it opens the order for nobody', async () => {
  const body = form()
  const [first, second] = await Promise.all([press(body), press(body)])
  expect(second.url.href).toBe(first.url.href)
  expect([first.cookie, second.cookie]).toEqual([
    expect.stringContaining('orders=TM-'),
    expect.stringContaining('orders=TM-'),
  ])
  expect(await ordersOf(body.email)).toMatchObject([{ sessions: 1 }])
  await db.query(`update orders set state = 'paid' where email = $1`, [body.email])
  const late = await press(body)
  expect(late.url.pathname).toBe('/checkout')
  expect(late.cookie).toBeUndefined()
})

test('a payment that was made meanwhile, though its message is late, opens the order for nobody either', async () => {
  const body = form()
  const { url } = await press(body)
  const { press: pay } = await import('@/server/payments/sandbox/press')
  await pay(url.pathname.replace('/sandbox/', ''), 'lose', Date.now())
  const late = await press(body)
  expect(late.url.pathname).toBe('/checkout')
  expect(late.cookie).toBeUndefined()
})

/** The page of the order that an answer leads to, for who has its cookie. */
async function pageAt(url: URL, cookie = '') {
  const orders = decodeURIComponent(cookie.split(';')[0]?.replace('orders=', '') ?? '')
  const search = Object.fromEntries(url.searchParams)
  return checkoutView({
    ...{ visit: visitNow(), search, customer: null, owned: [], orders },
    invite: undefined,
  })
}

test('a sum that the page did not show is shown beside it, and nothing goes to a payer', async () => {
  const body = form({ agreed_total: '19990' })
  const { url, cookie } = await press(body)
  expect(url.searchParams.get('was')).toBe('19990')
  expect(await ordersOf(body.email)).toMatchObject([{ state: 'open', sessions: 0 }])
  expect(await pageAt(url, cookie)).toMatchObject({
    kind: 'review',
    now: { price: 29990 },
    seen: { price: 19990, currency: 'USD' },
  })
})

test('of another currency no number is told, only that the price is another one', async () => {
  const body = form({ agreed_currency: 'EUR' })
  const { url } = await press(body)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ error: 'price_changed' })
  expect(await ordersOf(body.email)).toMatchObject([{ sessions: 0 }])
})

test('a coupon that the address has used is refused on a page, not at the payer', async () => {
  await db.query(
    `insert into coupons (code, type, discount, enabled, _status, max_per_customer) values ('TENONCE', 'num', 10, true, 'published', 1)`,
  )
  await soon(async () => expect((await ruleBook()).book.couponByCode('TENONCE')).toBeDefined())
  const email = `${randomUUID()}@example.com`
  const body = () => form({ email, coupon: 'TENONCE', agreed_total: '28990' })
  expect((await press(body())).url.pathname).toMatch(/^\/sandbox\//)
  await db.query(`update orders set state = 'paid', paid_at = now() where email = $1`, [email])
  const { url, cookie } = await press(body())
  expect(await pageAt(url, cookie)).toMatchObject({
    kind: 'review',
    now: { price: 29990, rejected: [{ coupon: 'TENONCE', reason: 'used_before' }] },
    seen: { price: 28990 },
  })
})

test('a country that asks for a text which the page did not show leads to the page that shows it', async () => {
  const body = form({ country: 'jp' })
  const { url, cookie } = await press(body)
  expect(url.searchParams.get('error')).toBe('more_to_read')
  expect(await ordersOf(body.email)).toMatchObject([
    { state: 'open', sessions: 0, billing: { country: 'jp' }, agreements: {} },
  ])
  expect(await pageAt(url, cookie)).toMatchObject({ kind: 'review', before: { texts: ['final_step'] } })
})

test.each(['DE12', 'FR'])(
  'a VAT number %s that is none is said on the page of the order',
  async vat_number => {
    const body = form({ vat_number })
    const { url } = await press(body)
    expect(url.searchParams.get('error')).toBe('vat_number')
    expect(await ordersOf(body.email)).toMatchObject([{ state: 'open', sessions: 0 }])
  },
)

test('a page from before, which tells no sum, leads to the order', async () => {
  const { agreed_total: _, ...body } = form()
  const { url } = await press(body)
  expect([...url.searchParams.keys()]).toEqual(['order'])
  expect(await ordersOf(body.email)).toMatchObject([{ state: 'open', sessions: 0 }])
})
