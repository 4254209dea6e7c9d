import { readConsent } from '@/site/consent'
import { shop } from '../support/journey'
import { expect, type Locator, type Page, test } from '../support/journey-test'
import { press } from '../support/keyboard'
import { accessibilityProblems } from '../support/quality'

test.use({ storageState: { cookies: [], origins: [] } })

const card = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })

const decision = async (page: Page) =>
  readConsent((await page.context().cookies()).find(({ name }) => name === 'consent')?.value)

test('who has not decided is asked on every page but the checkout, and may read on', async ({ page }) => {
  await page.goto(shop('/'))
  await expect(card(page)).toBeVisible()
  await page.locator('main a[href="/products"]').first().click()
  await expect(page).toHaveURL(shop('/products'))
  await expect(card(page)).toBeVisible()
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await expect(page.getByRole('button', { name: 'Pay $129.90' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  expect(await decision(page)).toBeNull()
})

test('one button refuses and one accepts, alike in size, and nobody is asked again', async ({ page }) => {
  await page.goto(shop('/'))
  const [refuse, accept] = ['Necessary only', 'Accept all'].map(name =>
    card(page).getByRole('button', { name }),
  )
  const sizes = await Promise.all([refuse, accept].map(async button => button?.boundingBox()))
  expect(sizes[0]?.height).toBe(sizes[1]?.height)
  const began = Date.now()
  await refuse?.click()
  await expect(card(page)).toHaveCount(0)
  const decided = await decision(page)
  expect(decided).toMatchObject({ version: 1, statistics: false, marketing: false })
  expect(decided?.at).toBeGreaterThanOrEqual(began)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

const NAMES = {
  en: { path: '', host: 'localhost' },
  de: { path: '/de', host: 'localhost' },
  fr: { path: '/fr', host: 'localhost' },
  ja: { path: '', host: 'jp.localhost' },
} as const

for (const [locale, { path, host }] of Object.entries(NAMES))
  test(`on a phone it asks in few lines that leave price and button in sight, ${locale}`, async ({
    page,
  }) => {
    const small = page.locator('[role=dialog][aria-labelledby=consent-title]')
    const [choose, refuse, accept] = [0, 1, 2].map(place => small.getByRole('button').nth(place))
    const boxOf = async (part?: Locator) => {
      const box = await part?.boundingBox()
      if (!box) throw new Error('It is not shown.')
      return box
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(shop(`${path}/netflix-downloader?os=win`, host))
      await expect(small).toBeVisible()
      const [no, yes, more] = await Promise.all([refuse, accept, choose].map(boxOf))
      expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y])
      for (const box of [no, more])
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect((await boxOf(small)).height).toBeLessThanOrEqual(width === 390 ? 128 : 172)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const { y } = await boxOf(small)
    for (const part of ['[data-details]', '#plans button[type=submit]']) {
      const box = await boxOf(page.locator(part).filter({ visible: true }).first())
      expect(box.y + box.height, part).toBeLessThanOrEqual(y)
    }
    await page.evaluate(() => window.scrollTo(0, 2 * window.innerHeight))
    const bar = await boxOf(page.locator('[data-buy-bar]'))
    expect(bar.y + bar.height).toBeLessThanOrEqual((await boxOf(small)).y)
    await choose?.click()
    await expect(small.getByRole('heading')).toBeFocused()
    await expect(small.getByRole('checkbox')).toHaveCount(3)
    expect(await accessibilityProblems(page, '[aria-labelledby=consent-title]')).toEqual([])
  })

test('the footer opens it again by keyboard, with what was decided, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto(shop('/contact'))
  await card(page).getByText('Choose').click()
  await card(page).getByLabel('Statistics').check()
  await card(page).getByRole('button', { name: 'Save my choice' }).click()
  expect(await decision(page)).toMatchObject({ statistics: true, marketing: false })

  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await press(page, settings)
  await expect(card(page).getByRole('heading')).toBeFocused()
  await expect(card(page).getByLabel('Statistics')).toBeChecked()
  await expect(card(page).getByLabel('Marketing')).not.toBeChecked()
  await expect(card(page).getByLabel('Necessary')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(settings).toBeFocused()
})

test('a forged or old decision counts as none', async ({ page }) => {
  for (const value of ['0-1-marketing', '1-x-statistics', 'statistics', `1-${'9'.repeat(5_000)}`]) {
    await page.context().clearCookies()
    await page.context().addCookies([{ name: 'consent', value: value.slice(0, 4_000), url: shop('/') }])
    await page.goto(shop('/'))
    await expect(card(page)).toBeVisible()
  }
})

test('where the browser keeps nothing, the page works and a decision holds until it is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(shop('/'))
  await card(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(card(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('German and Japanese visitors are asked in their language', async ({ page }) => {
  await page.goto(shop('/de/'))
  await expect(page.getByRole('dialog', { name: 'Ihre Wahl zu Cookies' })).toBeVisible()
  await page.goto(shop('/', 'jp.localhost'))
  await expect(page.getByRole('dialog', { name: 'Cookieの使い方をお選びください' })).toBeVisible()
})
