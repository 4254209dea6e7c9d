import { shop } from '../support/journey'
import { type Browser, expect, type Page, test } from '../support/journey-test'

const counted = (text: string | null) =>
  text
    ?.match(/^(\d+) of (\d+) services$/)
    ?.slice(1)
    .map(Number) ?? []

/** What the wall says of how many it shows. */
const told = (page: Page) => page.getByRole('status').filter({ hasText: /^(All \d+|\d+ of \d+) services$/ })

/** A page of a browser that runs no script. */
const plainPage = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage()

test('a visitor finds a service by typing and by the keyboard alone', async ({ page }) => {
  await page.goto(shop('/products'))
  const status = told(page)
  const all = Number(((await status.textContent()) ?? '').match(/^All (\d+) services$/)?.[1])
  expect(all).toBeGreaterThan(60)
  await page.getByLabel('Find a service').focus()
  await page.keyboard.type('tidal')
  await expect(status).toHaveText(`1 of ${all} services`)
  await expect(page.getByRole('link', { name: /^TIDAL Converter/ })).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('no such service')
  await expect(status).toHaveText(`0 of ${all} services`)
  await page.getByRole('link', { name: 'Show all services' }).click()
  await expect(status).toHaveText(`All ${all} services`)
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

test('who is asked for their service at home and names it stands on its page, with a script or without', async ({
  page,
  browser,
}) => {
  const plain = await plainPage(browser)
  for (const visitor of [page, plain]) {
    await visitor.goto(shop('/'))
    await visitor.getByLabel('Which service do you use?').fill('hulu')
    await visitor.getByRole('button', { name: 'Find it' }).click()
    await expect(visitor).toHaveURL(/\/hulu-downloader$/)
    await visitor.goto(shop('/'))
    await visitor.getByLabel('Which service do you use?').fill('music')
    await visitor.getByLabel('Which service do you use?').press('Enter')
    await expect(visitor).toHaveURL(/\/products\?q=music/)
    const [found = 0, all = 0] = counted(await told(visitor).textContent())
    expect(found).toBeGreaterThan(1)
    expect(found).toBeLessThan(all)
  }
  await plain.context().close()
})

test('home leads to every service by its name, and opens the other groups without a script', async ({
  browser,
}) => {
  const page = await plainPage(browser)
  await page.goto(shop('/'))
  const wall = page.locator('#services')
  const [count = 0] = ((await wall.getByRole('heading', { level: 2 }).textContent()) ?? '').match(/\d+/) ?? []
  await expect(wall.locator('li a')).toHaveCount(Number(count))
  await expect(wall.getByRole('link', { name: 'TVer', exact: true })).toBeHidden()
  await wall.getByText('Video from Japan').click()
  await wall.getByRole('link', { name: 'TVer', exact: true }).click()
  await expect(page).toHaveURL(/\/tver-downloader$/)
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
