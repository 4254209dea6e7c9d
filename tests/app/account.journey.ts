import AxeBuilder from '@axe-core/playwright'
import { storePurchase } from '@tests/support/guest-purchase'
import { tokenTo } from '@tests/support/outbox'
import pg from 'pg'
import { expect, type Page, test } from '../support/journey-test'

const SHOP = process.env.SHOP_URL ?? ''
const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })

test.beforeAll(() => database.connect())
test.afterAll(() => database.end())

const emailOf = (name: string) => `${name}-${Date.now()}@example.com`

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** The form takes nothing before its script runs. */
async function ready(page: Page) {
  await expect(page.locator('main button[type=submit]')).toBeEnabled()
}

test('a guest opens an account by keyboard alone, confirms the address and finds the licence', async ({
  page,
}) => {
  const email = emailOf('gast')
  const { key } = await storePurchase(database, { email })
  await page.goto(`${SHOP}/de/register`)
  await ready(page)
  await page.getByLabel('E-Mail-Adresse').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible()
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
  await expectAccessible(page)

  for (const text of [email, 'geheim123', 'geheim123']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  const sending = page.waitForRequest(request => request.url().includes('/order/user.php'))
  await page.keyboard.press('Enter')
  expect((await sending).postData()).not.toContain('geheim')

  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  await expect(page.getByText('Noch keine Lizenzen')).toBeVisible()
  await expect(page.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${SHOP}/de/login-success?confirm=${await tokenTo(database, email, 'confirm')}`)
  await expect(page.getByRole('heading', { name: 'Ihre E-Mail-Adresse ist bestätigt' })).toBeVisible()
  await page.getByRole('link', { name: 'Zu meinem Konto' }).click()
  await expect(page.locator('code')).toHaveText(key)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = page.getByRole('button', { name: /^Lizenzschlüssel von .* kopieren$/ })
  await expect(async () => {
    await copy.click()
    await expect(copy).toHaveText('Kopiert', { timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(`${SHOP}/de/`)
  await page.goto(`${SHOP}/my-account`)
  await expect(page).toHaveURL(`${SHOP}/de/login?next=%2Fmy-account`)
})

test('a forgotten password is replaced by the link of an email, which leads to a signed-in account', async ({
  page,
}) => {
  const email = emailOf('forgetful')
  await page.goto(`${SHOP}/register`)
  await ready(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('forgotten1')
  await page.getByLabel('Repeat the password').fill('forgotten1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${SHOP}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible()

  const link = `${SHOP}/reset-password?reset=${await tokenTo(database, email, 'reset')}`
  await page.goto(link)
  await ready(page)
  await expectAccessible(page)
  await page.getByLabel('New password').fill('remembered2')
  await page.getByLabel('Repeat the password').fill('remembered2')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('signing in leads on within the shop and nowhere else', async ({ page }) => {
  await page.goto(`${SHOP}/login?next=${encodeURIComponent('//evil.example/x')}`)
  await expect(page.locator('input[name=next]')).toHaveValue('/en/my-account')
  await page.goto(`${SHOP}/login?next=${encodeURIComponent('/checkout?route=netflix_downloader')}`)
  await expect(page.locator('input[name=next]')).toHaveValue('/checkout?route=netflix_downloader')
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register?next=%2Fcheckout%3Froute%3Dnetflix_downloader',
  )
})

test('without a script no password can leave the browser', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${SHOP}/login`)
  await expect(page.locator('main button[type=submit]')).toBeDisabled()
  await expect(page.locator('main noscript p')).toBeVisible()
  await page.goto(`${SHOP}/forgot-password`)
  await page.getByLabel('Email address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL(`${SHOP}/forgot-password?sent=1`)
  await page.close()
})
