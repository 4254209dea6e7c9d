import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rows, shop, someEmail } from '../support/journey'
import { devices, expect, type Page, test } from '../support/journey-test'

const letterTo = async (email: string): Promise<string> => {
  const letters = () =>
    rows<{ html: string }>(`select html from emails where "to" = $1 and kind = 'licences'`, [email])
  await expect.poll(async () => (await letters()).length).toBe(1)
  return (await letters())[0]?.html ?? ''
}

/** A guest buys for this computer; gives the key that the page after the payment shows. */
async function buy(page: Page, address: string, email: string): Promise<string> {
  await page.goto(address)
  await page.locator('input[type=email]').fill(email)
  await page.locator('form[action="/order/checkout/place"] button').click()
  await page.locator('button[value=pay]').click()
  return (await page.locator('[data-key]').textContent()) ?? ''
}

const FILES = { win: 'windows', mac: 'mac' } as const

const BUYERS = [
  { language: 'English', locale: 'en-US', path: '', host: 'localhost', os: 'win', browser: 'Desktop Chrome' },
  {
    language: 'German',
    locale: 'de-DE',
    path: '/de',
    host: 'localhost',
    os: 'mac',
    browser: 'Desktop Safari',
  },
  {
    language: 'Japanese',
    locale: 'ja-JP',
    path: '',
    host: 'jp.localhost',
    os: 'win',
    browser: 'Desktop Chrome',
  },
] as const

for (const { language, locale, path, host, os, browser: device } of BUYERS)
  test(`a guest who reads ${language} installs from the letter of the purchase: the file for this computer, and the key`, async ({
    browser,
  }) => {
    const { userAgent } = devices[device]
    const context = await browser.newContext({ locale, userAgent })
    const page = await context.newPage()
    const email = someEmail()
    const key = await buy(page, shop(`/checkout?route=netflix_downloader&plan=LFT&os=${os}`, host), email)
    await expect(page.locator(`main a[href*="/downloading?p=video_${os}"]`)).toBeVisible()

    const reader = await context.newPage()
    await reader.setContent(await letterTo(email))
    await expect(reader.locator('body')).toContainText(key)
    const link = new URL((await reader.locator('a[href*="/downloading?"]').getAttribute('href')) ?? '')
    expect(link.hostname).toBe(host)
    expect(`${link.pathname}${link.search}`).toBe(`${path}/downloading?p=video_${os}`)

    const starting = reader.waitForEvent('download')
    await reader.goto(shop(`${link.pathname}${link.search}`, host))
    const file = await starting
    expect(file.suggestedFilename()).toBe(`tidemark-video-6.4.0-${FILES[os]}-sample.zip`)
    await expect(reader.locator('[data-file]')).toHaveText(file.suggestedFilename())
    const sum = createHash('sha256')
      .update(readFileSync(await file.path()))
      .digest('hex')
    await expect(reader.locator('[data-sha256]')).toHaveText(sum)
    await context.close()
  })
