import { test } from '../support/journey-test'
import { staffOfStripe } from '../support/payer-staff'
import { type ShopWithPayers, startShopWithPayers } from '../support/shop-with-payers'
import { changeThrough, liveThrough } from '../support/subscription-story'

let shop: ShopWithPayers

test.beforeAll(async () => {
  shop = await startShopWithPayers({ USD: 'stripe' })
})

test.afterAll(() => shop?.end())

test('a subscriber at Stripe renews, mends a card, cancels and resumes, buys for life, and gets that back', async ({
  page,
}) => {
  test.slow()
  await liveThrough(shop, page, staffOfStripe(shop.standIn.origin))
})

test('a subscriber at Stripe pays what was shown for a longer plan and a product, stays for less, and loses it all to a complaint', async ({
  page,
}) => {
  test.slow()
  await changeThrough(shop, page, staffOfStripe(shop.standIn.origin))
})
