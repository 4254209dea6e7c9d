import { test } from '../support/journey-test'
import { stripeSide } from '../support/payer-side'
import { type ShopWithPayers, startShopWithPayers } from '../support/shop-with-payers'
import { subscriberAt } from '../support/subscriber-at-payer'
import { changeThrough, getPartBack, loseComplaint } from '../support/subscription-changes'
import { getAllBack, liveThrough } from '../support/subscription-story'

let shop: ShopWithPayers

test.beforeAll(async () => {
  shop = await startShopWithPayers({ USD: 'stripe' })
})

test.afterAll(() => shop?.end())

test('a subscriber at Stripe renews, mends a card, cancels and resumes, buys for life, and gets that back', async ({
  page,
}) => {
  test.slow()
  const payer = stripeSide(shop.standIn.origin)
  const subscriber = subscriberAt({ host: shop.host, page, payer })
  await liveThrough(subscriber)
  await getAllBack(subscriber, payer)
})

test('a subscriber at Stripe pays what was shown for a longer plan and a product, stays for less, and loses it all to a complaint', async ({
  page,
}) => {
  test.slow()
  const payer = stripeSide(shop.standIn.origin)
  const subscriber = subscriberAt({ host: shop.host, page, payer })
  await changeThrough(subscriber)
  await getPartBack(subscriber, payer)
  await loseComplaint(subscriber, payer)
})
