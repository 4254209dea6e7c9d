import { shop } from '../support/journey'
import { type Browser, expect, type Page, test } from '../support/journey-test'

const counted = (text: string | null) =>
  text
    ?.match(/^(\d+) of (\d+) services$/)
    ?.slice(1)
    .map(Number) ?? []

/** What the wall says of how many it shows. */
const told = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ of \d+ services$/ })

/** A page of a browser that runs no script. */
const plainPage = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage()

test('a visitor finds a service by typing and by the keyboard alone', async ({ page }) => {
  await page.goto(shop('/products'))
  const status = told(page)
  const [all = 0] = counted(await status.textContent())
  expect(all).toBeGreaterThan(60)
  await page.getByLabel('Find a service').focus()
  await page.keyboard.type('tidal')
  await expect(status).toHaveText(`1 of ${all} services`)
  await expect(page.getByRole('link', { name: /^TIDAL Converter/ })).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('no such service')
  await expect(status).toHaveText(`0 of ${all} services`)
  await page.getByRole('link', { name: 'Show all services' }).click()
  await expect(status).toHaveText(`${all} of ${all} services`)
})

test('without a script the wall is narrowed by its form, and shows no adult service', async ({ browser }) => {
  const page = await plainPage(browser)
  await page.goto(shop('/products'))
  await page.getByLabel('Kind').selectOption('music')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const [music = 0, all = 0] = counted(await told(page).textContent())
  expect(music).toBeGreaterThan(5)
  expect(music).toBeLessThan(all)
  await page.goto(shop('/products?q=fanza&line=adult'))
  await expect(told(page)).toHaveText(`0 of ${all} services`)
  await page.context().close()
})

test('a suite shows each service that it holds, as many as it says at home', async ({ page }) => {
  await page.goto(shop('/all-in-one-music-suite'))
  const wall = page.locator('section').filter({ has: page.getByRole('heading', { name: /in one license$/ }) })
  const heading = (await wall.getByRole('heading').textContent()) ?? ''
  const tiles = await wall.getByRole('listitem').count()
  expect(heading).toMatch(new RegExp(`^${tiles} products`))
  await page.goto(shop('/products'))
  await expect(page.locator('#suites').getByText(heading)).toBeVisible()
})

test('a picture stands still for those who ask for it, and for those who hold it', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(each => each.playState === 'running').length)
  await page.goto(shop('/'))
  await expect.poll(moving).toBeGreaterThan(0)
  await page.getByLabel('Pause the animation').check()
  await expect.poll(moving).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(shop('/video-ai'))
  expect(await moving()).toBe(0)
})
