import { signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

/** As by the button of the browser; what leads away of itself is waited for by who asks. */
const goBack = (page: Page) => page.evaluate(() => window.history.back())

const question = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'What you typed here is not saved yet.' })

/** By keys: only for somebody who really typed may a page hold Back. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).click()
  await page.keyboard.type(text)
}

async function stay(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(question(page)).toBeHidden()
}

test('who goes back from a new sale that is typed is asked, and stays with all of it or leaves', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/admin/calendar'))
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('new sale')
  // A time zone of the calendar is «North Dakota/New Salem».
  await page.getByRole('option', { name: 'New sale', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New sale' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await type(page, 'input[name=name]', 'Half typed')

  await goBack(page)
  await stay(page)
  await expect(page).toHaveURL(/\/admin\/new-sale/)
  await expect(page.locator('input[name=name]')).toHaveValue('Half typed')

  await page.locator('a[href="/admin"]').first().click()
  await stay(page)
  await goBack(page)
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\/calendar/)
})

test('so is who goes back from a form, and who leaves a second situation of the price lab', async ({
  page,
}) => {
  const [coupon] = await rows<{ id: string }>(`select id from coupons where code = 'ADD_OPTION'`)
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/admin/collections/coupons?limit=100'))
  await page.locator(`a[href*="${coupon?.id}"]`).first().click()
  await expect(page.locator('#field-code')).toHaveValue('ADD_OPTION')
  await page.waitForLoadState('networkidle')
  await type(page, '#field-text', ' for partners')
  await goBack(page)
  await stay(page)
  await expect(page.locator('#field-text')).toHaveValue(/for partners/)
  await goBack(page)
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/collections\/coupons\?/)

  await page.goto(shop('/admin/price-lab'))
  await page.waitForLoadState('networkidle')
  await type(page, '#lab-coupon', 'SINGLE_PRO')
  await page.getByRole('button', { name: 'Compare with a second situation' }).click()
  await expect(page.getByRole('group', { name: 'Second situation' })).toBeVisible()
  for (const field of ['#lab-coupon', '#lab-coupon2'])
    await expect(page.locator(field)).toHaveValue('SINGLE_PRO')
  await page.waitForLoadState('networkidle')
  await type(page, '#lab-country2', 'Japan')
  await page.getByRole('link', { name: 'Look for mistakes' }).click()
  await stay(page)
  await expect(page.locator('#lab-country2')).toHaveValue(/Japan/)
})

test('a form that is sent after the sign-in ended stays with what was typed, and goes once somebody signs in again', async ({
  page,
}) => {
  const login = await someStaff('marketer')
  await signInToAdmin(page, login)
  await page.goto(shop('/admin/launches'))
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Name of the launch').fill('Typed while signed out')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Make a launch' }).click()
  await expect(page.getByText('Not sent: your sign-in has ended.')).toBeVisible()
  await expect(page.getByLabel('Name of the launch')).toHaveValue('Typed while signed out')
  await signInToAdmin(page, login)
  await page.getByRole('button', { name: 'Make a launch' }).click()
  await expect(page.getByRole('heading', { name: 'Typed while signed out' })).toBeVisible()
})
