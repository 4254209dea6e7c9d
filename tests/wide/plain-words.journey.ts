import { openVisitors } from '../support/account-visitors'
import { placesOf, screensAt } from '../support/admin-screens'
import { expect, type Page, test } from '../support/journey-test'
import { onDatabase, startShopCopy } from '../support/shop-copy'
import { TEST_STAFF } from '../support/template'

/** Keys with low lines, ids of documents. What somebody types into a field is no text of a page. */
const NO_WORDS = /\b[a-z0-9]+(?:_[a-z0-9]+)+\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi

/** What people say or compare: codes of coupons, the payer's own numbers, names of stored files, addresses of tests. */
const SAID = `select code as said from coupons union select session from sandbox_payments
  union select event_id from payment_events union select filename from ticket_attachments
  union select email from customers`

async function noWordsOn(page: Page, address: string, said: readonly string[]): Promise<string[]> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const text = `${await page.title()}\n${await page.locator('body').innerText()}`
  const unsaid = said.reduce((rest, each) => rest.replaceAll(each, ''), text)
  return [...new Set(unsaid.match(NO_WORDS))]
}

test('no screen of the admin shows a key, an id or the name of a column', async ({ browser, page }) => {
  test.setTimeout(480_000)
  const shop = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '')
  const said = await onDatabase(shop.database, async db => {
    await openVisitors(browser, shop, db, 'en')
    const { rows } = await db.query<{ said: string | null }>(SAID)
    return rows.flatMap(row => row.said ?? [])
  })
  await page.request.post(`${shop.origin}/cms/users/login`, { data: TEST_STAFF })
  const places = await placesOf(page, shop.origin)
  expect(places.length).toBeGreaterThan(50)
  const found: Record<string, string[]> = {}
  for (const place of places)
    for (const address of Object.values(await screensAt(page, shop.origin, place))) {
      const noWords = await noWordsOn(page, `${shop.origin}${address}`, said)
      if (noWords.length > 0) found[address] = noWords
    }
  await shop.end()
  expect(found).toEqual({})
})
