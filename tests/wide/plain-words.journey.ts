import { signInToAdmin } from '../support/admin'
import { placesOf, screensAt } from '../support/admin-screens'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { TEST_STAFF } from '../support/template'

/** Keys with low lines, ids of documents, keys of plans. What somebody types into a field is no text of a page. */
const NO_WORDS =
  /\b[a-z0-9]+(?:_[a-z0-9]+)+\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b\d{5}-[A-Z0-9_]+\b/gi

async function noWordsOn(page: Page, address: string, known: ReadonlySet<string>): Promise<string[]> {
  await page.goto(shop(address))
  await page.waitForLoadState('networkidle')
  const text = `${await page.title()}\n${await page.locator('body').innerText()}`
  return [...new Set(text.match(NO_WORDS))].filter(word => !known.has(word))
}

test('no screen of the admin shows a key, an id or the name of a column', async ({ page }) => {
  test.setTimeout(300_000)
  await signInToAdmin(page, TEST_STAFF)
  // A code is what people say and type.
  const codes = new Set((await rows<{ code: string }>('select code from coupons')).map(({ code }) => code))
  const places = await placesOf(page, shop(''))
  expect(places.length).toBeGreaterThan(50)
  const found: Record<string, string[]> = {}
  for (const place of places)
    for (const address of Object.values(await screensAt(page, shop(''), place))) {
      const noWords = await noWordsOn(page, address, codes)
      if (noWords.length > 0) found[address] = noWords
    }
  expect(found).toEqual({})
})
