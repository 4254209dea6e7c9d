import { forgetTries, giveEmail, register, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const titled = (page: Page, step: string) => expect(page).toHaveTitle(`${step} · Tidemark`)

test('from the checkout to the account, every title names the step', async ({ page }) => {
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await titled(page, 'Checkout: your order and payment')
  await giveEmail(page, someEmail())
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await titled(page, 'Check and pay')
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await titled(page, 'Thank you, your payment has arrived')

  await page.goto(shop('/forgot-password'))
  await titled(page, 'Get a link for a new password')
  await page.getByLabel('Email address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await titled(page, 'Please check your inbox')
  await page.goto(shop('/reset-password?reset=used'))
  await titled(page, 'This link no longer works')
  await page.goto(shop('/my-account/devices?lost=1'))
  await titled(page, 'My account: Release a lost computer')

  await forgetTries('register')
  await page.goto(shop('/login'))
  await titled(page, 'Sign in to your account')
  await page.goto(shop('/register'))
  await titled(page, 'Create a customer account')
  await register(page, someEmail(), 'long4enough@now')
  for (const [path, section] of [
    ['', 'Overview'],
    ['/devices', 'Devices'],
    ['/billing', 'Billing'],
    ['/settings', 'Settings'],
    ['/settings?delete=1', 'Delete your account'],
  ]) {
    await page.goto(shop(`/my-account${path}`))
    await titled(page, `My account: ${section}`)
  }
  await page.goto(shop('/login-success?confirm=used'))
  await titled(page, 'This link no longer works')
})
