import { someEmail } from '../support/journey'
import { test } from '../support/journey-test'
import { type ShopWithPayers, startShopWithPayers } from '../support/shop-with-payers'
import { standInAt } from '../support/stand-in/client'
import { liveThrough } from '../support/subscription-story'

let shop: ShopWithPayers

test.beforeAll(async () => {
  shop = await startShopWithPayers({ USD: 'paddle' })
})

test.afterAll(() => shop?.end())

test('a subscriber at Paddle renews, mends a card, cancels and resumes, buys for life, and gets that back', async ({
  page,
}) => {
  test.slow()
  await liveThrough(shop, page, someEmail(), async payment => {
    await fetch(`${shop.standIn.origin}/paddle/adjustments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'refund', type: 'full', transaction_id: payment, reason: 'asked for' }),
    })
    await standInAt(shop.standIn.origin).act('paddle', 'approve', payment)
  })
})
