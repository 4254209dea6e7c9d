import { signInToAdmin } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { TEST_STAFF } from '../support/template'

/** Keys with low lines, ids of documents, keys of plans. What somebody types into a field is no text of a page. */
const NO_WORDS =
  /\b[a-z0-9]+(?:_[a-z0-9]+)+\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b\d{5}-[A-Z0-9_]+\b/gi

async function placesOf(page: Page): Promise<string[]> {
  await page.goto(shop('/admin'))
  const hrefs = await page.locator('nav a').evaluateAll(links => links.map(link => link.getAttribute('href')))
  return [...new Set(hrefs.flatMap(href => href?.match(/^\/admin\/(?!logout)[a-z/-]+$/)?.[0] ?? []))]
}

/** The list, its first document and an empty form; other screens as they are. */
async function screensAt(page: Page, place: string): Promise<string[]> {
  if (!place.startsWith('/admin/collections/')) return [place]
  await page.goto(shop(place))
  const rowsOf = page.locator(`table a[href^="${place}/"]`)
  const first = (await rowsOf.count()) > 0 ? await rowsOf.first().getAttribute('href') : null
  const canAdd = (await page.locator(`a[href="${place}/create"]`).count()) > 0
  return [place, ...(first ? [first] : []), ...(canAdd ? [`${place}/create`] : [])]
}

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
  const places = await placesOf(page)
  expect(places.length).toBeGreaterThan(50)
  const found: Record<string, string[]> = {}
  for (const place of places)
    for (const address of await screensAt(page, place)) {
      const noWords = await noWordsOn(page, address, codes)
      if (noWords.length > 0) found[address] = noWords
    }
  expect(found).toEqual({})
})
