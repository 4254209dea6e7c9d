import { openFirstPage, signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

/** The lab with this in its address, as somebody bookmarks it. */
const lab = (page: Page, query: Record<string, string> = {}) =>
  page.goto(shop(`/admin/price-lab?${new URLSearchParams(query)}`))

const row = (page: Page, product: string, plan: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: product, exact: true }) })
    .filter({ has: page.getByRole('cell', { name: plan, exact: true }) })

const LIFETIME = 'Lifetime, 1 PC'
const SUITE = 'Video All-in-One'

test('a marketer sees what an owner pays beside somebody new, why, and the row of the rule', async ({
  page,
}) => {
  await openFirstPage(page, await someStaff('marketer'))
  await expect(page.getByRole('link', { name: 'Price lab' }).first()).toHaveAttribute(
    'href',
    '/admin/price-lab',
  )
  await lab(page)
  await page.getByRole('button', { name: 'Show prices' }).click()
  const price = await row(page, SUITE, LIFETIME).getByRole('cell').nth(3).innerText()
  const seen = await page.context().newPage()
  await seen.goto(shop('/all-in-one-video-suite?os=win'))
  await expect(seen.locator('#plans')).toContainText(price)
  await seen.close()

  await page.getByRole('button', { name: 'Compare with a second situation' }).click()
  const second = page.getByRole('group', { name: 'Second situation' })
  await second.getByLabel('Buyer').selectOption('Owns 3 video singles')
  await page.getByLabel('Name of the product').fill('video all-in-one')
  await page.getByLabel('Only what differs').check()
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page.getByText(/\d+ of \d+ prices differ/)).toBeVisible()
  const both = row(page, SUITE, LIFETIME).getByRole('cell')
  await expect(both.nth(1)).toContainText(price)
  await expect(both.nth(2)).toContainText('instead of')
  await expect(both.nth(2)).toContainText('Upgrade to the video suite')
  // What the admin loads late has come: cut off, it could take the next address away.
  await page.waitForLoadState('networkidle')
  await both.nth(2).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/collections\/offer-rules\//)
})

test('what is wrong is told at its field, and what was typed stays', async ({ page }) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await lab(page, { at: '2026-10-25T02:30', zone: 'Europe/Berlin', country: 'Atlantis', coupon: 'NO_SUCH' })
  await expect(page.getByLabel('Date and time')).toHaveAccessibleDescription(/comes twice there/)
  await expect(page.getByLabel('Date and time')).toHaveValue('2026-10-25T02:30')
  await expect(page.getByLabel('Country')).toHaveAccessibleDescription(/This is not a country/)
  await expect(page.getByLabel('Country')).toHaveValue('Atlantis')
  await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription(/No coupon has this code/)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('who may see no customers and no orders sees none here, whatever the address says', async ({ page }) => {
  const [order] = await rows<{ number: string; email: string }>('select number, email from orders limit 1')
  await signInToAdmin(page, await someStaff('marketer'))
  await lab(page, { buyer: 'customer', email: 'somebody@example.com' })
  await expect(page.getByText('Only staff who look after customers may look one up.')).toBeVisible()
  await lab(page, { screen: 'order', order: order?.number ?? 'T-1' })
  await expect(page.getByText('Only staff who look after customers may see orders.')).toBeVisible()

  await page.context().clearCookies()
  await openFirstPage(page, await someStaff('writer'))
  await expect(page.getByRole('link', { name: 'Price lab' })).toHaveCount(0)
  await lab(page)
  await expect(page.getByText('Only marketers and staff who look after customers may use it.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('the mistakes in all rules are looked for in one go, with links to the rows', async ({ page }) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await lab(page, { screen: 'sweep' })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Look for mistakes' }).click()
  // It is worked out behind all that visitors ask for: on a busy machine that takes its time.
  await expect(page.getByText(/among \d+ plans and [\d,]+ kinds of owners/)).toBeVisible({ timeout: 200_000 })
  await expect(page.getByRole('heading', { name: 'An upgrade is dearer than new' })).toHaveCount(0)
})
