import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { register, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const LIMIT = 0.01
const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const

/** How far what is seen moved by itself since the page began, as browsers measure it (0: nothing did). */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  // A line may wrap otherwise once its font is there, which is another matter than prices, and one of chance.
  await page.route('**/*.woff2', route => route.abort())
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // What was laid out is told with the frame after it.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const shifts: number[] = Reflect.get(window, 'shifts')
      return shifts.reduce((sum, value) => sum + value, 0)
    })
}

/** An account with a lifetime licence of a video single, whose owner pays less for suites. */
async function openOwner(page: Page): Promise<void> {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  const [customer] = await rows<{ id: string }>('select id from customers where email = $1', [email])
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  await storePurchase(database, { email, customerId: customer?.id }).finally(() => database.end())
}

for (const [name, viewport] of SCREENS) {
  test(`an owner reads the own price from the first byte on ${name}, and nothing moves`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openOwner(page)
    const shifted = await watchShifts(page)
    for (const anchor of ['', '#plans']) {
      await page.goto('about:blank')
      const answer = await page.goto(shop(`/all-in-one-video-suite?os=win${anchor}`), { waitUntil: 'load' })
      expect(await answer?.text()).toContain('$189.90')
      await expect(page.locator('label').filter({ hasText: '$189.90' }).first()).toBeVisible()
      expect(await shifted(), anchor).toBeLessThan(LIMIT)
    }
  })
}

for (const [name, viewport] of SCREENS)
  test(`home holds still on ${name}, from the first byte down to what comes late`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shifted = await watchShifts(page)
    await page.goto(shop('/'), { waitUntil: 'load' })
    const late = page.locator('section').filter({ hasText: 'Latest articles' })
    await late.scrollIntoViewIfNeeded()
    await expect(late.locator('li a')).toHaveCount(3)
    expect(await shifted()).toBeLessThan(LIMIT)
  })

test('who has not decided about cookies is asked on a phone, and nothing moves', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  const shifted = await watchShifts(page)
  await page.goto(shop('/netflix-downloader?os=win'))
  await expect(page.getByRole('dialog', { name: 'Your choice about cookies' })).toBeVisible()
  expect(await shifted()).toBeLessThan(LIMIT)
  await context.close()
})

test('what moves is measured', async ({ page }) => {
  const shifted = await watchShifts(page)
  await page.goto(shop('/contact'))
  await page.evaluate(() => {
    const pushed = document.createElement('div')
    pushed.style.height = '300px'
    document.body.prepend(pushed)
  })
  await expect.poll(shifted).toBeGreaterThan(LIMIT)
})
