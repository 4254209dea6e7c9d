import { signInToAdmin } from '../support/admin'
import { shop } from '../support/journey'
import { expect, type Page, type Request, test } from '../support/journey-test'
import { document, errorsAt, expectRefusal, openAdmin, REFUSALS } from '../support/refusals'
import { TEST_STAFF } from '../support/template'

// One of each way to fill in a field; `npm run test:wide` is refused in every collection.
const SAMPLE = [
  'articles: the number of another',
  'a bundle of nothing',
  'a coupon that ends before it starts',
  'a rule whose steps name a count twice',
  'a currency without a rate',
  'a text with a link to a script',
  'a login with a password that everybody knows',
  'a redirect to itself',
  'a picture that is none',
]

test('a refusal of the built admin is said in a sentence, at the field that it is about', async ({
  page,
}) => {
  await openAdmin(page)
  const tried = REFUSALS.filter(({ what }) => SAMPLE.includes(what))
  expect(tried).toHaveLength(SAMPLE.length)
  for (const each of tried) await test.step(each.what, () => expectRefusal(page, each))
})

test('a refusal stays at its field though the form hears of what was typed only after it', async ({
  browser,
}) => {
  const page = await browser.newPage()
  await signInToAdmin(page, TEST_STAFF)
  await page.goto(shop(await document('plans', 'plans', `pay_key = '10337-LFT'`)))
  await expect(page.locator('#action-save')).toBeVisible()
  const late = await holdForm(page)
  await page.locator('#field-price').fill('500')
  await late.asked
  await page.locator('#action-save').click()
  await expect(errorsAt(page, 'price')).toContainText('must not be above the list price')
  await late.answer()
  await expect(errorsAt(page, 'price')).toContainText('must not be above the list price')
  await page.locator('#field-price').fill('129.9')
  await expect(errorsAt(page, 'price')).toHaveCount(0)
  await page.close({ runBeforeUnload: false })
})

/** Holds what the form asks the server about what was typed, until it is let through; then until that is over. */
async function holdForm(page: Page) {
  const [asked, isLetThrough] = [Promise.withResolvers<Request>(), Promise.withResolvers<void>()]
  const isOver = Promise.withResolvers<void>()
  const hear = async (over: Request) => {
    if (over === (await asked.promise)) isOver.resolve()
  }
  // The form itself may give it up.
  page.on('requestfinished', hear).on('requestfailed', hear)
  await page.route('**/admin/collections/plans/**', async route => {
    if (!route.request().postData()?.includes('"form-state"')) return route.continue()
    asked.resolve(route.request())
    await isLetThrough.promise
    await route.continue()
  })
  const answer = async () => {
    isLetThrough.resolve()
    await isOver.promise
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  return { asked: asked.promise, answer }
}
