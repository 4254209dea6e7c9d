import { someStaff } from '../support/admin'
import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'

const SPOKEN = [
  { locale: 'de-DE', signIn: 'Anmelden', today: 'Heute', desk: 'Support-Platz', list: 'Kunden' },
  { locale: 'ja-JP', signIn: 'ログイン', today: '今日の状況', desk: 'サポート窓口', list: 'お客様' },
] as const

for (const { locale, signIn, today, desk, list } of SPOKEN)
  test(`support signs in and works in the language of the browser, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const { email, password } = await someStaff('support')
    await page.goto(shop('/admin/login'))
    await page.locator('#field-email').fill(email)
    await page.locator('#field-password').fill(password)
    await page.getByRole('button', { name: signIn }).click()
    await expect(page.getByRole('heading', { level: 1, name: today })).toBeVisible()
    await page.goto(shop('/admin/support'))
    await expect(page.getByRole('heading', { level: 1, name: desk })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${desk} `))
    await page.goto(shop('/admin/collections/customers'))
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
    await context.close()
  })
