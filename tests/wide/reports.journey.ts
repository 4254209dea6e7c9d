import { readFileSync } from 'node:fs'
import { signInToAdmin, someStaff } from '../support/admin'
import { storePurchase } from '../support/guest-purchase'
import { shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { onDatabase } from '../support/shop-copy'
import { TEST_STAFF } from '../support/template'

const LETTER = { source: 'letter', at: 1, path: '/' }

test('an admin reads a report of last month, and takes it along as a file', async ({ page }) => {
  await onDatabase(process.env.SHOP_DATABASE_URL ?? '', async db => {
    const { number } = await storePurchase(db, { email: someEmail() })
    await db.query('update orders set visits = $2 where number = $1', [number, JSON.stringify([LETTER])])
  })
  await signInToAdmin(page, TEST_STAFF)
  await page.goto(shop('/admin/reports'), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await page.getByLabel('Report', { exact: true }).selectOption('Sales')
  await page.getByLabel('Period').selectOption('Last month')
  await page.getByRole('button', { name: 'Show the report' }).click()
  await expect(page).toHaveURL(/report=sales&period=last-month/)
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible()

  await page.goto(shop('/admin/reports?report=sources&period=this-year'), { waitUntil: 'networkidle' })
  await expect(page.getByRole('figure').first()).toContainText('Orders by source')
  await expect(page.getByRole('row').filter({ hasText: 'letter' })).toContainText('$')
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(beyond).toBeLessThanOrEqual(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^sources-\d{4}-01-01-to-[\d-]{10}\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFF"Source","Medium","Campaign"/)
})

test('a marketer reads about campaigns, coupons and sources, and not about taxes', async ({ page }) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/admin/reports'), { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Report', { exact: true }).locator('option')).toHaveText([
    'Effect of a campaign',
    'Coupons',
    'Where orders come from',
  ])
  await page.goto(shop('/admin/reports?report=tax'))
  await expect(page.getByText('Only admins may see this report.')).toBeVisible()
  const answer = await page.request.get(shop('/cms/report-file?report=tax'))
  expect(answer.status()).toBe(403)
})
