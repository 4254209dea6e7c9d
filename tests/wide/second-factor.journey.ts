import { signInToAdmin, someStaff } from '../support/admin'
import { appCode } from '../support/authenticator'
import { shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

async function openOwnSignIn(page: Page) {
  await page.goto(shop('/admin/security'), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Your sign-in' })).toBeVisible()
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(shop('/admin/login'))
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function typeCode(page: Page, code: string) {
  await page.locator('#field-code').fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
}

const firstPage = (page: Page) => page.getByRole('heading', { name: 'Rule book' })

test('a second factor is set up, asked for, never taken twice, and sessions are ended', async ({
  page,
  browser,
}) => {
  const login = await someStaff('writer')
  await signInToAdmin(page, login)
  await openOwnSignIn(page)
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  const secret = await page.locator('[data-secret]').innerText()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Six digits that the app shows now').fill(appCode(secret, -1))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await page.locator('.own-sign-in__codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10 of 10')).toBeVisible()

  await page.context().clearCookies()
  await typePassword(page, login)
  const code = appCode(secret)
  await typeCode(page, code)
  await expect(firstPage(page)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await typePassword(other, login)
  await typeCode(other, code)
  await expect(other.getByText('This code was used already.')).toBeVisible()
  await typeCode(other, codes[0] ?? '')
  await expect(firstPage(other)).toBeVisible()

  await openOwnSignIn(page)
  await expect(page.getByText('Recovery codes left: 9 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0)
  await other.goto(shop('/admin/security'))
  await expect(other.locator('#field-password')).toBeVisible()
  await other.context().close()
})
