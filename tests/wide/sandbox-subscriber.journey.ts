import { test } from '../support/journey-test'
import { sandboxSide } from '../support/payer-side'
import { type ShopCopy, startShopCopy } from '../support/shop-copy'
import { subscriberAt } from '../support/subscriber-at-payer'
import { changeThrough, loseComplaint } from '../support/subscription-changes'
import { liveThrough } from '../support/subscription-story'

let host: ShopCopy

test.beforeAll(async () => {
  host = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '')
})

test.afterAll(() => host?.end())

// What goes back, whole and in part, is asked for at the support desk (`support.journey.ts`).
test('a subscriber at the sandbox renews, mends a card, cancels and resumes, and buys for life', async ({
  page,
}) => {
  test.slow()
  await liveThrough(subscriberAt({ host, page, payer: sandboxSide(page, host.origin) }))
})

test('a subscriber at the sandbox pays what was shown for a longer plan and a product, stays for less, and loses it all to a complaint', async ({
  page,
}) => {
  test.slow()
  const payer = sandboxSide(page, host.origin)
  const subscriber = subscriberAt({ host, page, payer })
  await changeThrough(subscriber)
  await loseComplaint(subscriber, payer)
})
