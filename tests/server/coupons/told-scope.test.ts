import { freshDatabase } from '@tests/support/database'
import { basketOfSuite, visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'

await freshDatabase()
const { quoteBasket } = await import('@/server/checkout/quote-basket')

/** What the checkout tells of a code at the field, with why it is refused. */
async function told(coupon: string, change: { plan?: string; route?: string } = {}) {
  const visit = visitNow({ locale: 'de', country: 'us' })
  const priced = await quoteBasket(visit, { ...basketOfSuite, ...change, coupon }, { owned: [] })
  if (!priced.ok) throw new Error(priced.why)
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
