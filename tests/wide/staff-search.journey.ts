import { signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })

test('a marketer finds a coupon by keyboard from any page, on a phone too', async ({ page }) => {
  const [coupon] = await rows<{ id: string; code: string }>(
    'select id, code from coupons where deleted_at is null order by code limit 1',
  )
  await signInToAdmin(page, await someStaff('marketer'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shop('/admin/collections/campaigns'))
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill((coupon?.code ?? '').toLowerCase())
  const first = page.getByRole('option').first()
  await expect(first).toContainText(coupon?.code ?? '')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/collections/coupons/${coupon?.id}`))
})

test('the button opens the same, Escape gives the focus back, and a writer finds no customers', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('writer'))
  await page.goto(shop('/admin'))
  await page.waitForLoadState('networkidle')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await field(page).fill('customers')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/hit|Nothing/)
  await expect(page.getByRole('option', { name: 'Customers', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('who changed what is listed on a phone, and a change leads to its version', async ({ page }) => {
  const marketer = await someStaff('marketer')
  await signInToAdmin(page, marketer)
  await page.goto(shop('/admin/globals/referral-settings'))
  await page.waitForLoadState('networkidle')
  await page.locator('#field-free_days').fill('8')
  await page.locator('#action-save').click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shop(`/admin/changes?person=${marketer.email}`))
  const row = page.getByRole('row').filter({ hasText: marketer.email })
  await expect(row).toHaveCount(1)
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond).toBeLessThanOrEqual(0)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/globals\/referral-settings\/versions\//)
})
