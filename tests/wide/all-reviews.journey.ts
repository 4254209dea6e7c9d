import { rows, shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { accessibilityProblems, sidewaysScroll } from '../support/quality'

const ROUTE = 'hulu_downloader'

test.beforeAll(async () => {
  await rows(
    `insert into customer_reviews (route, stars, text, locale, state, written_at)
     select $1, 1 + nr % 5, 'Review number ' || nr, 'en', 'shown', now() - nr * interval '1 day'
     from generate_series(1, 65) as nr`,
    [ROUTE],
  )
})
test.afterAll(() => rows('delete from customer_reviews where route = $1', [ROUTE]))

test.use({ javaScriptEnabled: false })

test('a page of a product leads to all of its reviews by plain links, each page with an address of its own', async ({
  page,
}) => {
  await page.goto(shop('/hulu-downloader'))
  await page.getByRole('link', { name: 'Read all 65 reviews' }).click()
  await expect(page).toHaveURL(shop('/customer-reviews/hulu-downloader'))
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect(page.getByText('Review number 1', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3 of 3' }).click()
  await expect(page).toHaveURL(shop('/customer-reviews/hulu-downloader/3'))
  await expect(page).toHaveTitle(/^Hulu Downloader: .*reviews, page 3 · Tidemark$/)
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/customer-reviews\/hulu-downloader\/3$/,
  )
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'About Hulu Downloader' })).toBeVisible()
})

test('what is no page of reviews is not found', async ({ page }) => {
  for (const path of ['hulu-downloader/1', 'hulu-downloader/4', 'netflix-downloader']) {
    const answer = await page.goto(shop(`/customer-reviews/${path}`))
    expect(answer?.status(), path).toBe(404)
  }
})

test.describe(() => {
  test.use({ javaScriptEnabled: true })

  for (const [path, host] of [
    ['/customer-reviews', 'localhost'],
    ['/de/customer-reviews', 'localhost'],
    ['/customer-reviews', 'jp.localhost'],
  ] as const)
    test(`they are for everybody: ${host}${path}`, async ({ page }) => {
      await page.goto(shop(`${path}/hulu-downloader/2`, host))
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await accessibilityProblems(page), `at ${width}`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    })
})
