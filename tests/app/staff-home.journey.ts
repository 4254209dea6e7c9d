import { openFirstPage, someStaff } from '../support/admin'
import { shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a marketer finds the campaigns on the first page, and what is wrong with one leads to its field', async ({
  page,
}) => {
  await openFirstPage(page, await someStaff('marketer'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const campaigns = part(page, 'Campaigns')
  await expect(campaigns.getByRole('link', { name: 'Year-round offer', exact: true })).toBeVisible()
  await expect(part(page, 'Texts')).toBeVisible()
  for (const name of ['Sales', 'Customers waiting']) await expect(part(page, name)).toHaveCount(0)
  const warning = part(page, 'To be fixed').getByRole('listitem').filter({ hasText: '“Black Friday 2022”' })
  await warning.getByRole('link', { name: 'Open the campaign' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/campaigns\/[^#]+#field-enabled/)
})

test('a writer and support see what is theirs, and nothing of what is sold', async ({ browser }) => {
  for (const [role, own] of [
    ['writer', 'Texts'],
    ['support', 'Customers waiting'],
  ] as const) {
    const page = await (await browser.newContext()).newPage()
    await openFirstPage(page, await someStaff(role))
    await expect(part(page, own)).toBeVisible()
    for (const name of ['Sales', 'Campaigns']) await expect(part(page, name)).toHaveCount(0)
    await page.context().close()
  }
})

test('the first page fits a phone, and leads to every kind of document', async ({ page }) => {
  await openFirstPage(page, await someStaff('marketer'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond).toBeLessThanOrEqual(0)
  const campaign = await page
    .getByRole('link', { name: 'Year-round offer', exact: true })
    .getAttribute('href')
  await page.goto(shop(campaign ?? ''))
  const head = page.getByRole('banner')
  for (const each of [
    head.getByRole('button', { name: /^Search/ }),
    head.getByRole('link', { name: 'Account' }),
  ])
    await expect(each).toBeInViewport({ ratio: 1 })
  await page.goto(shop('/admin'))
  await page.getByText('Everything else').click()
  await expect(part(page, 'Sell').getByRole('link', { name: 'Coupons' })).toBeVisible()
})
