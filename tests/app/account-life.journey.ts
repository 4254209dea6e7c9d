import { readFile } from 'node:fs/promises'
import md5 from 'md5'
import pg from 'pg'
import { forgetTries, giveEmail, licenceKeys, register, rows, shop, someEmail } from '../support/journey'
import { type Browser, expect, type Page, test } from '../support/journey-test'
import { tokenTo } from '../support/outbox'
import { accessibilityProblems, htmlProblems, sidewaysScroll } from '../support/quality'

const PASSWORD = 'long4enough@now'
const NEW_PASSWORD = 'even4longer@now'

const outbox = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })

test.beforeAll(() => outbox.connect())
test.afterAll(() => outbox.end())

/** Buys the Netflix downloader for life as who is signed in; its key. */
async function buyNetflix(page: Page): Promise<string> {
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const [key = ''] = await licenceKeys(page)
  return key.trim()
}

/** Signs in as the desktop app on a computer does, and gives what it may do there. */
async function signInOn(page: Page, email: string, computer: { mac: string; name: string }) {
  const answer = await page.request.post(shop('/order/client.php'), {
    data: { email, password: md5(PASSWORD), os: 'win', ...computer },
    headers: { cookie: '', origin: new URL(shop('/')).origin },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data
}

async function expectQuality(page: Page): Promise<void> {
  expect(await htmlProblems(await (await page.request.get(page.url())).text())).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

const signedOut = async (browser: Browser) => (await browser.newContext()).newPage()

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(shop('/login'))
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.locator('main form button[type=submit]').click()
}

test('a customer buys, uses the licence in the desktop app, and moves it from a lost computer by email', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  const key = await buyNetflix(page)
  await page.goto(shop('/my-account'))
  await expect(page.locator('code')).toHaveText(key)

  const first = await signInOn(page, email, { mac: 'aa:bb:cc:00:00:01', name: 'Lost laptop' })
  expect(first.licences).toMatchObject([{ key, authorised: true }])
  const full = await signInOn(page, email, { mac: 'aa:bb:cc:00:00:02', name: 'New laptop' })
  expect(full.licences).toMatchObject([{ authorised: false, error: 'device_limit' }])

  const away = await signedOut(browser)
  await away.goto(shop('/login'))
  await away.getByRole('link', { name: 'Lost a computer that uses your license?' }).click()
  await expectQuality(away)
  await away.getByLabel('Email address').fill(email)
  await away.getByRole('button', { name: 'Send the link' }).click()
  await expect(away.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible()
  const link = shop(`/en/my-account/devices?release=${await tokenTo(outbox, email, 'release')}`)
  await away.goto(link)
  await expect(away.getByRole('heading', { name: 'Which computer do you no longer have?' })).toBeVisible()
  await expectQuality(away)
  await away.getByRole('button', { name: 'Release Lost laptop' }).click()
  await expect(away.getByRole('heading', { name: 'The computer is released' })).toBeVisible()
  await away.goto(link)
  await expect(away.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await away.context().close()

  const moved = await signInOn(page, email, { mac: 'aa:bb:cc:00:00:02', name: 'New laptop' })
  expect(moved.licences).toMatchObject([{ authorised: true }])
  await page.goto(shop('/my-account/devices'))
  await expect(page.getByText('New laptop')).toBeVisible()
  await page.getByRole('link', { name: 'Manage New laptop' }).click()
  await page.getByRole('button', { name: 'Release this computer' }).click()
  await expect(page.getByText('0 of 1 in use')).toBeVisible()
})

test('a guest buys, proves the address, and finds order and key in the account', async ({ page }) => {
  const email = someEmail()
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await giveEmail(page, email)
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const [key = ''] = await licenceKeys(page)

  await register(page, email, PASSWORD)
  await page.goto(shop('/my-account'))
  await expect(page.getByText('You do not own anything yet')).toBeVisible()
  await page.goto(shop(`/login-success?confirm=${await tokenTo(outbox, email, 'confirm')}`))
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await expect(page.locator('code')).toHaveText(key.trim())
  await page.goto(shop('/my-account/billing'))
  await expect(page.getByText('$129.90').first()).toBeVisible()
})

test('a guest makes an account by one click on the page of the keys: the letter to the address of the order opens it', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await giveEmail(page, email)
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const [key = ''] = await licenceKeys(page)
  await expect(page.getByRole('link', { name: 'Download Tidemark Video for Windows' })).toBeVisible()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText(`The email is on its way to ${email}`)).toBeVisible()
  await expectQuality(page)

  const reader = await signedOut(browser)
  await reader.goto(shop(`/reset-password?reset=${await tokenTo(outbox, email, 'open')}`))
  await reader.getByLabel('New password').fill(PASSWORD)
  await reader.getByLabel('Repeat the password').fill(PASSWORD)
  await reader.getByRole('button', { name: 'Save the password' }).click()
  await expect(reader.locator('[data-application=video_downloader]')).toContainText('Netflix Downloader')
  await expect(reader.locator('code')).toHaveText(key.trim())
  await expect(reader.getByText('0 of 1 in use')).toBeVisible()

  await reader.context().clearCookies()
  await forgetTries('register')
  await reader.goto(shop('/register'))
  await reader.getByLabel('Email address').fill(email)
  for (const field of await reader.locator('input[type=password]').all()) await field.fill(PASSWORD)
  await reader.getByRole('button', { name: 'Create account' }).click()
  const taken = reader
    .getByRole('alert')
    .filter({ hasText: 'An account with this email address exists already' })
  await expect(taken.getByRole('link')).toHaveText(['Sign in', 'Forgot your password?'])
  await taken.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(reader.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await reader.context().close()
})

test('a customer takes a new password, takes all data along, and deletes the account', async ({ page }) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  const key = await buyNetflix(page)
  await page.context().clearCookies()
  await page.goto(shop('/forgot-password'))
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible()
  await page.goto(shop(`/reset-password?reset=${await tokenTo(outbox, email, 'reset')}`))
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()

  await page.goto(shop('/my-account/settings'))
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^tidemark-account-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email }, licences: [{ key }], orders: [{ total: 12990 }] })

  await page.getByRole('link', { name: 'Delete the account' }).click()
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
  await expectQuality(page)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Your email address, to confirm').fill('somebody.else@example.com')
  await page.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(page.getByText('This is not the address of this account.')).toBeVisible()
  await page.getByLabel('Your email address, to confirm').fill(email)
  await page.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()

  await page.goto(shop('/my-account/settings'))
  await expect(page).toHaveURL(/\/login\?next=/)
  await signIn(page, email, NEW_PASSWORD)
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible()
  const kept = await rows(
    `select l.state, o.total::int, o.customer_id from licences l join order_lines i on i.id = l.order_line_id
     join orders o on o.id = i.order_id where l.key = $1`,
    [key],
  )
  expect(kept).toEqual([{ state: 'active', total: 12990, customer_id: null }])
})
