import { licenceKeys, register, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { press, tabTo } from '../support/keyboard'

const PASSWORD = 'long4enough@now'
test('keyboard alone skips to the content and switches the system and the language', async ({ page }) => {
  await page.goto(shop('/netflix-downloader?os=win'))
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#content"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Mac', exact: true }))
  await expect(page).toHaveURL(shop('/netflix-downloader?os=mac'))
  await expect(page.getByRole('link', { name: 'Mac', exact: true })).toHaveAttribute('aria-current', 'true')
  // The pages that follow are for the same system, for as long as the spec says.
  const choice = async () => (await page.context().cookies()).find(({ name }) => name === 'os')
  await expect.poll(async () => (await choice())?.value).toBe('mac')
  const days = ((await choice())?.expires ?? 0) - Date.now() / 1000
  expect(Math.round(days / 86_400)).toBe(7)

  await press(page, page.locator('header summary').filter({ hasText: 'English' }))
  await press(page, page.getByRole('link', { name: 'Deutsch' }).first())
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(/\/de\/netflix-downloader/)
})

test('keyboard alone signs in, chooses a plan and buys it', async ({ page, context }) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await context.clearCookies()

  await page.goto(shop('/'))
  await press(page, page.locator('header').getByRole('link', { name: 'Sign in' }).first())
  await expect(page.locator('main button[type=submit]')).toBeEnabled()
  await tabTo(page, page.getByLabel('Email address'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()

  await page.goto(shop('/netflix-downloader?os=win'))
  await tabTo(page, page.locator('input[name=plan]:checked'))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /1 year/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Lifetime/ })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Buy now' }).first())
  await press(page, page.getByRole('button', { name: 'Pay $129.90' }))
  await press(page, page.getByRole('button', { name: 'Pay', exact: true }))
  expect(await licenceKeys(page)).toHaveLength(1)
})

const isInDialog = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    // Past its last stop the keyboard is in the browser's own bars, and the page says that nothing has the focus.
    return activeElement === body || activeElement?.closest('dialog') !== null
  })

test('keyboard alone opens an offer, stays inside its dialog and comes back to where it was', async ({
  page,
}) => {
  await register(page, someEmail(), PASSWORD)
  await page.goto(shop('/my-account/overview'))
  const offer = page.locator('a[href^="#offer-"]').first()
  const dialog = page.getByRole('dialog')
  await expect(page.locator('dialog[data-ready]').first()).toBeAttached()
  await press(page, offer)
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    expect(await isInDialog(page)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(offer).toBeFocused()

  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Close' }))
  await expect(dialog).toBeHidden()
  await expect(offer).toBeFocused()
})

test('keyboard alone writes what it thinks, and reads the thanks where it wrote', async ({ page }) => {
  await register(page, someEmail(), PASSWORD)
  await page.goto(shop('/my-account/settings'))
  const opener = page.getByRole('link', { name: 'Give feedback' }).last()
  const dialog = page.getByRole('dialog')
  await expect(page.locator('dialog[data-ready]').first()).toBeAttached()
  await press(page, opener)
  await press(page, dialog.getByRole('button', { name: 'Send' }))
  await expect(dialog.getByLabel('Kind of feedback')).toBeFocused()
  await page.keyboard.type('Praise')
  await tabTo(page, dialog.getByLabel('Your feedback'))
  await page.keyboard.type('The keys are where I look for them.')
  await press(page, dialog.getByRole('button', { name: 'Send' }))
  await expect(dialog.getByText('Thank you! Your feedback is with us.')).toBeVisible()
  await expect(dialog.locator(':focus')).toContainText('Thank you!')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('nothing moves for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const running = () => page.evaluate(() => document.getAnimations().length)
  for (const path of ['/', '/netflix-downloader', '/article/101', '/sales-campaign', '/event-center']) {
    await page.goto(shop(path))
    expect(await running(), path).toBe(0)
  }
  await page.goto(shop('/netflix-downloader'))
  const why = page.locator('summary').filter({ hasText: 'Why this price', visible: true }).first()
  await why.click()
  expect(await running()).toBe(0)
  await page.locator('main a').filter({ hasText: 'Hulu' }).first().hover()
  expect(await running()).toBe(0)
})
