import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { openFirstPage, someStaff } from '../support/admin'
import { register, rows, shop, someEmail } from '../support/journey'
import { type Browser, expect, type Page, test } from '../support/journey-test'
import { accessibilityProblems, sidewaysScroll } from '../support/quality'

const PASSWORD = 'long4enough@now'
const PRODUCT = '/crunchyroll-downloader'
const ROUTE = 'crunchyroll_downloader'

const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
test.beforeAll(() => database.connect())
test.afterAll(() => database.end())

/** Somebody signed in who bought the product. */
async function buyer(page: Page): Promise<void> {
  const email = someEmail()
  await register(page, email, PASSWORD)
  const [customer] = await rows<{ id: string }>('select id from customers where email = $1', [email])
  const [product] = await rows<{ pid: number }>(
    `select pid::int from products where route = $1 and os = 'win'`,
    [ROUTE],
  )
  await storePurchase(database, { email, customerId: customer?.id ?? null, pid: product?.pid ?? 0 })
}

async function staff(browser: Browser, role: 'support' | 'marketer'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openFirstPage(page, await someStaff(role))
  return page
}

const structured = async (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .textContent()
    .then(text => JSON.parse(text ?? '{}')['@graph'][0])

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityProblems(page), `at ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a buyer rates a product, staff show it, and everybody reads stars, count and text', async ({
  page,
  browser,
}) => {
  await buyer(page)
  await page.goto(shop('/my-account'))
  await page.getByRole('link', { name: 'Rate Crunchyroll Downloader' }).click()
  await expect(page.getByRole('heading', { name: 'Rate Crunchyroll Downloader' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Your review').fill('Too short')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible()
  await expect(page.getByText('Please write a little more: at least 20 characters.')).toBeVisible()
  await expect(page.getByLabel('Your review')).toHaveValue('Too short')
  await page.getByRole('radio', { name: '4 of 5 stars' }).press('Space')
  await page.getByLabel('Title').fill('Fit for the train')
  await page.getByLabel('Your review').fill('Every episode of the season was there before we left.')
  await page.getByLabel('Your name on the page').fill('Nami')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you. We read your review')).toBeVisible()
  await expect(page.getByText('Waiting for us to read it')).toBeVisible()
  await expectAccessible(page)

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(shop(PRODUCT))
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.locator('[data-rating]')).toHaveCount(0)
  expect(await structured(reader)).not.toHaveProperty('aggregateRating')

  const support = await staff(browser, 'support')
  // By the keyboard: the admin's menu slides in while a page comes to life, and moves what a mouse aims at.
  await support.getByRole('link', { name: /reviews? (is|are) waiting$/ }).press('Enter')
  const review = support.getByRole('article').filter({ hasText: 'Nami' })
  await review.getByRole('button', { name: 'Show it' }).press('Enter')
  await expect(support.getByText('It is now on the product’s page.')).toBeVisible()
  await support.context().close()

  await expect
    .poll(async () => {
      await reader.reload()
      return reader.locator('[data-rating]').allTextContents()
    })
    .toEqual(['4.0 of 5 · 1 review'])
  await reader.locator('[data-rating]').click()
  const section = reader.locator('#customer-reviews')
  await expect(
    section.getByText('Only people who bought Crunchyroll Downloader here can rate it'),
  ).toBeVisible()
  await expect(section.getByRole('article')).toContainText('Fit for the train')
  await expect(section.getByRole('article')).toContainText('Nami')
  expect(await structured(reader)).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'Nami' }, reviewRating: { ratingValue: 4 } }],
  })
  await expectAccessible(reader)

  await page.goto(shop('/my-account/reviews'))
  await expect(page.getByText('On the product’s page', { exact: true })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Remove your review' }).press('Enter')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Your review is removed.')).toBeVisible()
  await expect
    .poll(async () => {
      await reader.reload()
      return reader.locator('[data-rating]').count()
    })
    .toBe(0)
  await reader.context().close()
})

test('without a script a review is sent too, and what is refused keeps what was typed', async ({
  page,
  browser,
}) => {
  await buyer(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto(shop(`/my-account/reviews?product=${ROUTE}`))
  await plain.getByLabel('Your review').fill('Kept as it was typed, however wrong the rest is.')
  await plain.getByRole('button', { name: 'Send review' }).click()
  await expect(plain.getByText('Please choose one to five stars.')).toBeVisible()
  await expect(plain.getByLabel('Your review')).toHaveValue(
    'Kept as it was typed, however wrong the rest is.',
  )
  await plain.locator('label').filter({ hasText: '5 of 5 stars' }).click()
  await plain.getByRole('button', { name: 'Send review' }).click()
  await expect(plain.getByText('Waiting for us to read it')).toBeVisible()
  await context.close()
})

test('neither a stranger nor somebody who did not buy rates a product, and a marketer decides about none', async ({
  page,
  browser,
}) => {
  await page.goto(shop(`/my-account/reviews?product=${ROUTE}`))
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-account%2Freviews%3Fproduct%3D/)
  await register(page, someEmail(), PASSWORD)
  await page.goto(shop(`/my-account/reviews?product=${ROUTE}`))
  await expect(page.getByText('This account cannot rate that product')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)

  await rows(
    `insert into customer_reviews (route, stars, text, locale, written_at) values ('netflix_downloader', 1, 'Of nobody', 'en', now())`,
  )
  const marketer = await staff(browser, 'marketer')
  await marketer.goto(shop('/admin/customer-reviews'))
  await expect(marketer.getByRole('article').filter({ hasText: 'Of nobody' })).toBeVisible()
  await expect(marketer.getByRole('button', { name: 'Show it' })).toHaveCount(0)
  await marketer.context().close()
})
