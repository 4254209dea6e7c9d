import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { basketOfSuite, eventFor, guest, storeEvent, visitNow } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { openStaffDoors, READERS, type Reader } from '@tests/support/staff-doors'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Coupon } from '@/payload-types'

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
const { ruleBook } = await import('@/server/rule-book/live')
const { database } = await import('@/server/runtime/database')
const { couponNumbers } = await import('@/server/coupons/numbers')
const { CouponFigures } = await import('@/collections/admin/coupon/figures')
const { placeOrder } = await import('@/server/checkout/place-order')
const { payOrder } = await import('@/server/checkout/pay-order')
const { applyPayment } = await import('@/server/payments/apply')

let made = 0
async function someCoupon(more: Partial<Coupon> = {}): Promise<Coupon> {
  made += 1
  const data = { code: `DESK${made}`, type: 'num', discount: 10, enabled: true, ...more } as const
  const coupon = await payload.create({ collection: 'coupons', data: { ...data, _status: 'published' } })
  await soon(async () => expect((await ruleBook()).book.couponByCode(coupon.code)).toBeDefined())
  return coupon
}

const make = (role: Reader, id: string, body: Record<string, unknown> = {}) =>
  ask(role, `/coupon-codes/${id}`, {
    method: 'POST',
    body: { batch: randomUUID(), prefix: 'spring', count: 3, ...body },
  })
const linesOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

/** A guest buys the video suite for life with a code; the total in USD cents, a part of it given back if told. */
async function sale(code: string, back = 0): Promise<void> {
  const basket = { ...basketOfSuite, coupon: code }
  const buyer = guest(`${randomUUID()}@example.com`)
  const placed = await placeOrder(visitNow(), { idempotencyKey: randomUUID(), basket, buyer })
  if (!placed.ok) throw new Error(placed.why)
  const { number, secret } = placed.order
  const paying = await payOrder({ number, viewer: { secret }, at: Date.now() })
  if (!paying.ok) throw new Error(paying.why)
  const session = new URL(paying.url).pathname.replace('/sandbox/', '')
  await applyPayment(await storeEvent(eventFor(number, session, { amount: 28990 })))
  if (back > 0)
    await applyPayment(await storeEvent(eventFor(number, session, { type: 'refunded', amount: back })))
}

test.each(READERS)('a %s makes codes and sees them if they may write coupons', async role => {
  const may = role === 'admin' || role === 'marketer'
  const { id } = await someCoupon()
  expect((await make(role, id)).status).toBe(may ? 200 : 403)
  await make('admin', id)
  const { status, text } = await ask(role, `/coupon-codes/${id}`)
  expect(status).toBe(may ? 200 : 403)
  expect(text.includes('SPRING-')).toBe(may)
})

test('a hundred codes are made once however often the button is pressed, and come as a table', async () => {
  const { id } = await someCoupon()
  const batch = randomUUID()
  const presses = Array.from({ length: 4 }, () => make('marketer', id, { batch, count: 100 }))
  for (const { text } of await Promise.all(presses)) expect(JSON.parse(text)).toEqual({ made: 100 })
  const lines = linesOf((await ask('marketer', `/coupon-codes/${id}`)).text)
  expect(lines[0]).toBe('"Code","State","Order","Made"')
  expect(lines).toHaveLength(101)
  expect(new Set(lines).size).toBe(101)
  for (const line of lines.slice(1))
    expect(line).toMatch(/^"SPRING(-[2-9A-HJ-NP-Z]{4}){3}","unused","","\d{4}-[\dT:.-]+Z"$/)
  const { rows } = await db.query('select distinct made_by from coupon_codes where coupon_id = $1', [id])
  expect(rows).toEqual([{ made_by: 'marketer@staff.test' }])
})

test.each([
  ['a prefix with a space', { prefix: 'two words' }, 'prefix'],
  ['a formula as a prefix', { prefix: '=1+1' }, 'prefix'],
  ['no code', { count: 0 }, 'count'],
  ['half a code', { count: 1.5 }, 'count'],
  ['more than a thousand', { count: 1001 }, 'count'],
  ['words in place of a number', { count: 'many' }, 'count'],
])('%s is refused at its field, and nothing is made', async (_, body, field) => {
  const { id } = await someCoupon()
  const { status, text } = await make('marketer', id, body)
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({
    errors: [{ code: 'bad_input', field, message: expect.any(String) }],
  })
  expect((await ask('marketer', `/coupon-codes/${id}`)).status).toBe(404)
})

test('a coupon that is not there has no codes', async () => {
  for (const id of [randomUUID(), 'nonsense']) expect((await make('marketer', id)).status).toBe(404)
})

test('the figures are what SQL adds up over the orders', async () => {
  const { id, code } = await someCoupon({ max_uses: 5 })
  await sale(code)
  await sale(code, 1000)
  await sale(code, 28990)
  const numbers = await couponNumbers(database, id)
  const { rows } = await db.query<{ orders: number; amount: number }>(
    `select count(*)::int as orders, sum(total - refunded)::int as amount from orders
     where coupon = $1 and state = 'paid'`,
    [code],
  )
  expect(rows).toEqual([{ orders: 2, amount: 56980 }])
  expect(numbers).toEqual({
    ...{ code, maxUses: 5, redeemed: 2, held: 0, over: 0, codes: 0, codesUsed: 0 },
    ...{ orders: rows[0]?.orders, revenue: [{ currency: 'USD', amount: rows[0]?.amount }] },
  })
  if (!numbers) throw new Error('no numbers')
  const shown = renderToStaticMarkup(createElement(CouponFigures, { numbers }))
  expect(shown).toContain('<dt>Uses left</dt><dd>3</dd>')
  expect(shown).toContain('<dd>$569.80</dd>')
})

test('a used code is told with its order', async () => {
  const { id } = await someCoupon({ group_type: 'internal' })
  await make('marketer', id, { prefix: '', count: 2 })
  const code = linesOf((await ask('marketer', `/coupon-codes/${id}`)).text)[1]?.split('"')[1] ?? ''
  await sale(code)
  const { rows } = await db.query<{ number: string }>('select number from orders where coupon = $1', [code])
  const lines = linesOf((await ask('marketer', `/coupon-codes/${id}`)).text)
  expect(lines.find(line => line.includes(code))).toContain(`"redeemed","${rows[0]?.number}"`)
  expect(await couponNumbers(database, id)).toMatchObject({ redeemed: 1, codes: 2, codesUsed: 1, orders: 1 })
})

test('what a campaign applies by itself is not limited, from either side', async () => {
  const free = await someCoupon()
  const limited = await someCoupon({ max_uses: 1 })
  const campaign = (coupons: string[]) =>
    payload.create({
      collection: 'campaigns',
      data: {
        ...{ key: `c-${randomUUID()}`, route: `c_${made}`, name: 'Sale', navType: 'none', enabled: true },
        ...{ startTime: new Date(Date.now() - 1000).toISOString(), startTime_tz: 'UTC' },
        ...{ endTime: new Date(Date.now() + 90_000_000).toISOString(), endTime_tz: 'UTC' },
        ...{ sites: ['com'], locales: ['en'], coupons, _status: 'published' },
      },
    })
  await expect(campaign([limited.id])).rejects.toThrow()
  await campaign([free.id])
  await expect(
    payload.update({ collection: 'coupons', id: free.id, data: { max_uses: 3, _status: 'published' } }),
  ).rejects.toThrow()
})
