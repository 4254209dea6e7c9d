import { someEmail } from '../support/journey'
import { test } from '../support/journey-test'
import { type ShopWithPayers, startShopWithPayers } from '../support/shop-with-payers'
import { liveThrough } from '../support/subscription-story'

let shop: ShopWithPayers

test.beforeAll(async () => {
  shop = await startShopWithPayers({ USD: 'stripe' })
})

test.afterAll(() => shop?.end())

test('a subscriber at Stripe renews, mends a card, cancels and resumes, buys for life, and gets that back', async ({
  page,
}) => {
  test.slow()
  await liveThrough(shop, page, someEmail(), payment =>
    fetch(`${shop.standIn.origin}/v1/refunds`, {
      method: 'POST',
      body: new URLSearchParams({ payment_intent: payment }),
    }),
  )
})
