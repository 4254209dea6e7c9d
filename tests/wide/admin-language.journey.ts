import { someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
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

const SCREENS = [
  {
    locale: 'de-DE',
    headings: {
      'price-sets': 'Preissätze',
      launches: 'Launches',
      calendar: 'Kalender',
      'price-lab': 'Preislabor',
      style: 'Aussehen des Shops',
    },
    campaign: 'Diese Aktion',
    begins: /^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/,
  },
  {
    locale: 'ja-JP',
    headings: {
      'price-sets': '価格セット',
      launches: 'ローンチ',
      calendar: 'カレンダー',
      'price-lab': '価格ラボ',
      style: 'ショップのデザイン',
    },
    campaign: 'このキャンペーン',
    begins: /^\d{4}\/\d\d\/\d\d \d{1,2}:\d\d$/,
  },
] as const

for (const { locale, headings, campaign, begins } of SCREENS)
  test(`a marketer works in the language of the browser, on a phone too, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const { email, password } = await someStaff('marketer')
    await page.goto(shop('/admin/login'))
    await page.locator('#field-email').fill(email)
    await page.locator('#field-password').fill(password)
    await page.locator('#field-password').press('Enter')
    await expect(page.locator('#home-campaigns')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    for (const [screen, name] of Object.entries(headings)) {
      await page.goto(shop(`/admin/${screen}`))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.poll(beyond).toBeLessThanOrEqual(0)
    }
    const [stored] = await rows<{ id: string }>('select id from campaigns where deleted_at is null limit 1')
    await page.goto(shop(`/admin/collections/campaigns/${stored?.id}`))
    await expect(page.getByRole('heading', { name: campaign })).toBeVisible()
    await expect(page.locator('#field-startTime .react-datepicker__input-container input')).toHaveValue(
      begins,
    )
    await context.close()
  })
