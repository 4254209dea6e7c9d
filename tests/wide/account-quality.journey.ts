import { ACCOUNT_PAGES } from '../support/account-pages'
import { openPage, openVisitors, type Visitors } from '../support/account-visitors'
import { signInToAdmin } from '../support/admin'
import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { LOOKED } from '../support/looks'
import { openOwner } from '../support/owner'
import { accessibilityProblems, expectQuality, sidewaysScroll } from '../support/quality'
import { onDatabase } from '../support/shop-copy'
import { TEST_STAFF } from '../support/template'

const place = { origin: process.env.SHOP_URL ?? '' }
const database = process.env.SHOP_DATABASE_URL ?? ''

for (const locale of LOOKED.locales) {
  test.describe(`the account in ${locale}`, () => {
    let visitors: Visitors
    test.beforeAll(async ({ browser }) => {
      visitors = await onDatabase(database, db => openVisitors(browser, place, db, locale))
    })
    for (const colorScheme of LOOKED.schemes)
      for (const each of ACCOUNT_PAGES)
        test(`${each.name} is accessible and sound, ${locale}, ${colorScheme}`, async ({ browser }) => {
          const storageState = visitors.states[each.viewer]
          const context = await browser.newContext({
            colorScheme,
            locale,
            storageState,
            reducedMotion: 'reduce',
          })
          const page = await context.newPage()
          const { status, html } = await openPage({ shop: place, visitors, page, look: { locale } }, each)
          expect(status).toBe(200)
          await expectQuality(page, html)
          await context.close()
        })
  })
}

for (const colorScheme of LOOKED.schemes)
  test(`the desk of support is accessible in ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const owner = await onDatabase(database, db => openOwner(place, db, 'en'))
    await signInToAdmin(page, TEST_STAFF)
    for (const query of ['', '?q=example.com', '?q=nobody-at-all', `?customer=${owner.id}`]) {
      await page.goto(shop(`/admin/support${query}`))
      await expect(page.locator('.desk')).toBeVisible()
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await accessibilityProblems(page, '.desk'), `${query} at ${width}`).toEqual([])
        expect(await sidewaysScroll(page), `${query} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await context.close()
  })
