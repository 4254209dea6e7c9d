import md5 from 'md5'
import { ACCOUNT_SECTIONS } from '../support/account-pages'
import { register, rows, shop, someEmail } from '../support/journey'
import { type Browser, type BrowserContext, expect, type Page, test } from '../support/journey-test'
import { accessibilityProblems, htmlProblems, sidewaysScroll } from '../support/quality'

const PASSWORD = 'long4enough@now'

async function buyNetflix(page: Page): Promise<void> {
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.locator('[data-key]')).toBeVisible()
}

/** Signs in as the desktop app on a computer does. */
const signInOn = (page: Page, email: string, mac: string, name: string) =>
  page.request.post(shop('/order/client.php'), {
    data: { email, password: md5(PASSWORD), mac, os: 'win', name },
    headers: { cookie: '', origin: new URL(shop('/')).origin },
  })

async function expectSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(shop(path))
  expect(answer?.status(), path).toBe(200)
  expect(await htmlProblems((await answer?.text()) ?? ''), path).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityProblems(page), `${path} at ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The same sign-in in a browser that runs no script. */
async function withoutScript(browser: Browser, context: BrowserContext): Promise<Page> {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  await plain.addCookies(await context.cookies())
  return plain.newPage()
}

test('who is not signed in is led to sign in, and back', async ({ page }) => {
  for (const path of [
    ...ACCOUNT_SECTIONS.map(section => `/my-account/${section}`),
    '/my-account/devices/x-1',
  ]) {
    await page.goto(shop(path))
    await expect(page).toHaveURL(shop(`/login?next=${encodeURIComponent(path)}`))
  }
  await page.goto(shop('/de/confirm-subscription-cancel'))
  await expect(page).toHaveURL(shop('/de/login?next=%2Fde%2Fconfirm-subscription-cancel'))
})

// How sound each section is, `npm run test:wide` says (account-quality.journey.ts).
test('with nothing owned every section says so, and the first is sound and accessible', async ({ page }) => {
  await register(page, someEmail(), PASSWORD)
  for (const section of ACCOUNT_SECTIONS) {
    expect((await page.goto(shop(`/my-account/${section}`)))?.status(), section).toBe(200)
    const current = page.getByRole('navigation', { name: 'Account' }).locator('[aria-current=page]')
    await expect(current).toHaveAttribute('href', `/my-account/${section}`)
  }
  await page.goto(shop('/confirm-subscription-cancel'))
  await expect(page.getByRole('heading', { name: 'There is nothing to cancel' })).toBeVisible()
  await expectSound(page, '/my-account/overview')
  await expect(page.getByText('You do not own anything yet')).toBeVisible()
  await expect(page.getByText('$299.90').first()).toBeVisible()
})

test('a customer buys, prints the receipt, uses and releases a computer, and nobody else sees any of it', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await buyNetflix(page)

  await page.goto(shop('/my-account/overview'))
  await expect(page.getByText('Worked out from the lifetime licenses')).toBeVisible()
  await expect(page.getByText('$189.90').first()).toBeVisible()
  await page.goto(shop('/my-account/subscriptions'))
  await expect(page.getByText('Yours for good.')).toBeVisible()

  await page.goto(shop('/my-account/billing'))
  await page.getByRole('link', { name: /^Receipt for order \S+$/ }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.locator('[data-total]')).toHaveText('$129.90')
  const receipt = new URL(page.url())
  await expectSound(page, `${receipt.pathname}${receipt.search}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  expect((await signInOn(page, email, 'aa:bb:cc:dd:ee:01', 'Study PC')).status()).toBe(200)
  const full = await (await signInOn(page, email, 'aa:bb:cc:dd:ee:02', 'Laptop')).json()
  expect(full.data.licences).toMatchObject([{ authorised: false, error: 'device_limit' }])
  await expectSound(page, '/my-account/devices')
  await expect(page.getByText('1 of 1 in use')).toBeVisible()
  await page.getByRole('link', { name: 'Manage Study PC' }).click()
  await expect(page.getByRole('heading', { name: 'Study PC' })).toBeVisible()
  const device = new URL(page.url()).pathname
  await expectSound(page, device)

  const stranger = await (await browser.newContext()).newPage()
  await register(stranger, someEmail(), PASSWORD)
  for (const path of [device, `${receipt.pathname}${receipt.search}`, '/my-account/devices/no-such-device']) {
    expect((await stranger.goto(shop(path)))?.status(), path).toBe(404)
    await expect(stranger.getByText('This page could not be found.')).toBeVisible()
  }
  await stranger.context().close()

  const plain = await withoutScript(browser, page.context())
  await plain.goto(shop(device))
  await plain.getByRole('button', { name: 'Release this computer' }).click()
  await expect(plain).toHaveURL(shop('/my-account/devices?released=1'))
  await expect(plain.getByText('0 of 1 in use')).toBeVisible()
  await plain.context().close()
  expect((await page.goto(shop(device)))?.status()).toBe(404)
  const again = await (await signInOn(page, email, 'aa:bb:cc:dd:ee:02', 'Laptop')).json()
  expect(again.data.licences).toMatchObject([{ authorised: true }])
})

test('a customer asks support without a script, and finds the answer in the account', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  const plain = await withoutScript(browser, page.context())
  await plain.goto(shop('/my-account/support-ticket'))
  await plain.getByLabel('What is it about?').selectOption('licence')
  await plain.getByLabel('Your message').fill('Too short')
  await plain.getByRole('button', { name: 'Send' }).first().click()
  await expect(plain.getByText('Please tell us a little more: at least 20 characters.')).toBeVisible()
  await expect(plain.getByLabel('Your message')).toHaveValue('Too short')
  await plain.getByLabel('Your message').fill('Where do I find the key of my license?')
  await plain.getByRole('button', { name: 'Send' }).first().click()
  await expect(plain.getByText('Your message is with us')).toBeVisible()
  await expect(plain.getByText('Where do I find the key of my license?')).toBeVisible()
  await plain.context().close()

  const [ticket] = await rows<{ id: string; number: string }>(
    'select t.id, t.number from tickets t join customers c on c.id = t.customer_id where c.email = $1',
    [email],
  )
  await rows(
    `insert into ticket_messages (ticket_id, author, text) values ($1, 'support', 'Under overview.')`,
    [ticket?.id],
  )
  await page.goto(shop('/my-account/support-ticket'))
  await expect(page.getByText('Under overview.')).toBeVisible()
  await page.getByText('Reply', { exact: true }).click()
  await page.getByLabel(`Reply to ${ticket?.number}`).fill('Thank you, I have found it there.')
  await page.getByRole('button', { name: 'Send' }).last().click()
  await expect(page.getByText('Your message is with us')).toBeVisible()
  await expect(page.getByText('Thank you, I have found it there.')).toBeVisible()
})

test('a customer changes name and language, and signs out everywhere else and then everywhere', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  const other = await (await browser.newContext()).newPage()
  await other.goto(shop('/login'))
  await other.getByLabel('Email address').fill(email)
  await other.getByLabel('Password').fill(PASSWORD)
  await other.locator('main form button[type=submit]').click()
  await expect(other.getByRole('heading', { name: 'My account' })).toBeVisible()

  await page.goto(shop('/my-account/settings'))
  await page.getByLabel('User name (optional)').fill('123456')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Use 4 to 20 characters/)).toBeVisible()
  await page.getByLabel('User name (optional)').fill('Robin of Hood')
  await page.getByLabel('Language of our emails').selectOption('de')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ihre Einstellungen sind gespeichert.')).toBeVisible()
  await expect(page.getByLabel('Benutzername (optional)')).toHaveValue('Robin of Hood')

  await page.getByRole('button', { name: 'Überall sonst abmelden' }).click()
  await expect(page.getByText('Erledigt.')).toBeVisible()
  await other.goto(shop('/my-account/settings'))
  await expect(other).toHaveURL(/\/login\?next=/)
  await other.context().close()
  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await expect(page).toHaveURL(shop('/de/login'))
  expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false)
})

test('a friend who comes through a customer’s link is counted', async ({ page, browser }) => {
  await register(page, someEmail(), PASSWORD)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(shop('/my-account/earn-free-trials'))
  const counted = page.waitForResponse(/share_copy/)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await counted
  const link = (await page.locator('[data-link]').textContent()) ?? ''
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await friend.reload()
  await friend.getByRole('textbox', { name: 'Email' }).fill(someEmail())
  for (const field of await friend.locator('input[type=password]').all()) await field.fill(PASSWORD)
  await friend.locator('main form button[type=submit]').click()
  await expect(friend.getByRole('heading', { name: 'My account' })).toBeVisible()
  await friend.context().close()
  await page.reload()
  const count = (name: string) => page.locator('main dl > div').filter({ hasText: name }).locator('dd')
  await expect(count('Times you passed it on')).toHaveText('1')
  await expect(count('People who opened it')).toHaveText('1')
  await expect(count('Accounts they created')).toHaveText('1')
})
