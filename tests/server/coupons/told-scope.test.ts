import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { basketOfSuite, visitNow } from '@tests/support/purchase'
import { bookWith } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CouponForm } from '@/components/checkout/coupon-form'
import { couponRow } from '@/pricing'

const db = await freshDatabase()
const { makeCodes } = await import('@/server/coupons/make-codes')
const { toldScope } = await import('@/server/coupons/told-scope')
const { ruleBookOf } = await import('@/server/preview/rule-book')
const { inTransaction } = await import('@/server/runtime/database')
const { quoteBasket } = await import('@/server/checkout/quote-basket')

type Change = { plan?: string; route?: string }

/** The basket of a German guest with a code. */
async function pricedWith(coupon: string, change: Change = {}) {
  const visit = visitNow({ locale: 'de', country: 'us' })
  const priced = await quoteBasket(visit, { ...basketOfSuite, ...change, coupon }, { owned: [] })
  if (!priced.ok) throw new Error(priced.why)
  return priced
}

/** What the checkout tells of a code at the field, with why it is refused. */
async function told(coupon: string, change?: Change) {
  const priced = await pricedWith(coupon, change)
  return { reason: priced.chosen.rejected[0]?.reason, for: priced.couponFor }
}

test('a coupon of another plan keeps its code of refusal and says for which plan it is', async () => {
  expect(await told(' aio_pro ')).toEqual({
    reason: 'wrong_plan',
    for: { plans: ['LFT_3'], products: [], isMore: false },
  })
})

test('where the product does not fit either, it is named in the visitor’s language', async () => {
  const { reason, for: scope } = await told('AIO_PRO', { route: 'netflix_downloader' })
  expect(reason).toBe('wrong_plan')
  expect(scope?.plans).toEqual(['LFT_3'])
  expect(scope?.products).toHaveLength(2)
})

test('of a coupon for many products the first are named and that there are more', async () => {
  const { reason, for: scope } = await told('SINGLE_PRO')
  expect(reason).toBe('wrong_product')
  expect(scope).toMatchObject({ plans: [], isMore: true })
  expect(scope?.products).toHaveLength(3)
})

test('nothing is told of a code that is unknown, nobody can enter, is over or counts', async () => {
  expect(await told('NOBODYS')).toEqual({ reason: 'unknown', for: undefined })
  expect(await told('ADD_OPTION')).toEqual({ reason: 'unknown', for: undefined })
  expect(await told('BF_PRO')).toEqual({ reason: 'expired', for: undefined })
  expect(await told('AIO_PRO', { plan: 'LFT_3' })).toEqual({ reason: undefined, for: undefined })
})

test('where none of its products may be named, its plan is not told either: it would be refused there again', async () => {
  expect(await told('AD_AIO_PRO')).toEqual({ reason: 'wrong_plan', for: undefined })
  expect(await told('AD_AIO_PRO', { plan: 'LFT_3' })).toEqual({ reason: 'wrong_product', for: undefined })
})

test('nothing is told where the coupon does not hold in the visitor’s language', async () => {
  const { chosen } = await pricedWith('AIO_PRO')
  const snapshot = await ruleBookOf(visitNow())
  const scopeIn = (allow_locals: string[]) => {
    const coupon = couponRow.parse({
      code: 'YEAR',
      type: 'rate',
      discount: 0.9,
      allow_types: ['1Y'],
      allow_locals,
    })
    const book = bookWith(() => ({ coupons: [coupon], campaigns: [] }))
    return toldScope({ ...snapshot, book }, chosen, { code: 'year', locale: 'de' })
  }
  expect(scopeIn(['fr'])).toBeUndefined()
  expect(scopeIn(['fr', 'de'])?.plans).toEqual(['1Y'])
})

test('a code for one use tells what its coupon is for', async () => {
  const { rows } = await db.query<{ id: string }>(`select id from coupons where code = 'AIO_PRO'`)
  const making = { couponId: rows[0]?.id ?? '', batch: randomUUID(), prefix: 'ONCE', madeBy: 'a test', at: 0 }
  await inTransaction(tx => makeCodes(tx, { ...making, count: 1 }))
  const { rows: codes } = await db.query<{ code: string }>('select code from coupon_codes')
  expect((await told(codes[0]?.code ?? '')).for?.plans).toEqual(['LFT_3'])
})

test('both sentences stand at the field', async () => {
  const priced = { ...(await pricedWith('AIO_PRO')), covering: [], isTaxed: false }
  const html = renderToStaticMarkup(createElement(CouponForm, { priced, locale: 'de' }))
  expect(html).toContain(
    'Der Gutschein „AIO_PRO“ gilt nicht für diese Lizenz. Er gilt für die Lizenz „Unbegrenzt, 3\u00A0Computer“.',
  )
})
