import { shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { tabTo } from '../support/keyboard'

const NAMES = ['tutorial', 'features', 'music'] as const

const panel = (page: Page, name: string) => page.locator(`details[data-panel=${name}]`)
const head = (page: Page, name: string) => panel(page, name).locator('summary')

/** The names of the panels that are open. */
const open = (page: Page) =>
  page
    .locator('details[data-panel][open]')
    .evaluateAll(all => all.map(each => each.getAttribute('data-panel')))

/** Until the page answers to its address, which needs its script. */
const ready = (page: Page) => page.waitForFunction(() => document.querySelector('[data-panels][data-ready]'))

const hash = (page: Page) => new URL(page.url()).hash

test('opening a panel closes the others, and the address names it without a jump or an entry', async ({
  page,
}) => {
  await page.goto(shop('/netflix-downloader?os=win'))
  await ready(page)
  expect(await open(page)).toEqual(['tutorial'])
  const entries = await page.evaluate(() => window.history.length)
  for (const name of ['features', 'music', 'tutorial'] as const) {
    await head(page, name).scrollIntoViewIfNeeded()
    const before = await head(page, name).boundingBox()
    await head(page, name).click()
    await expect.poll(() => open(page)).toEqual([name])
    expect(hash(page)).toBe(`#${name}`)
    expect((await head(page, name).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  }
  await head(page, 'tutorial').click()
  await expect.poll(() => open(page)).toEqual([])
  expect(page.url()).toBe(shop('/netflix-downloader?os=win'))
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
})

test('by keyboard the arrows go from head to head, Enter opens, and the rest of the page keeps its keys', async ({
  page,
}) => {
  await page.goto(shop('/netflix-downloader?os=win'))
  await ready(page)
  await tabTo(page, head(page, 'tutorial'))
  for (const [key, name] of [
    ['ArrowDown', 'features'],
    ['ArrowRight', 'music'],
    ['ArrowDown', 'tutorial'],
    ['ArrowUp', 'music'],
    ['ArrowLeft', 'features'],
    ['Home', 'tutorial'],
    ['End', 'music'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(head(page, name)).toBeFocused()
  }
  expect(await open(page)).toEqual(['tutorial'])
  await page.keyboard.press('Enter')
  await expect.poll(() => open(page)).toEqual(['music'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect.poll(() => open(page)).toEqual(['features'])
  expect(hash(page)).toBe('#features')
  await expect(head(page, 'features')).toBeFocused()
})

test('an address opens its panel, on the way in and later', async ({ page }) => {
  for (const name of NAMES) {
    await page.goto('about:blank')
    await page.goto(shop(`/spotify-converter#${name}`))
    await expect.poll(() => open(page)).toEqual([name])
    await expect(page.locator(`#${name}`)).toBeInViewport()
  }
  await ready(page)
  await page.evaluate(() => {
    window.location.hash = 'tutorial'
  })
  await expect.poll(() => open(page)).toEqual(['tutorial'])
  await page.goBack()
  await expect.poll(() => open(page)).toEqual(['music'])
  // What names no panel leaves them as they are.
  await page.evaluate(() => {
    window.location.hash = '%E0%A4%A'
  })
  expect(await open(page)).toEqual(['music'])
})

test('music is told where it matters', async ({ page }) => {
  for (const [path, words] of [
    ['/netflix-downloader', 'is made for video'],
    ['/video-music-one', 'brings the music converters along'],
    ['/spotify-converter', 'runs in Tidemark Music'],
  ] as const) {
    await page.goto(shop(`${path}#music`))
    await expect(panel(page, 'music')).toContainText(words)
    await expect(panel(page, 'music').getByRole('link', { name: 'Apple Music Converter' })).toBeVisible()
  }
  for (const path of ['/video-ai', '/adult-downloader']) {
    await page.goto(shop(path))
    await expect(head(page, 'tutorial')).toBeVisible()
    await expect(panel(page, 'music')).toHaveCount(0)
  }
})

test('the tutorial leads to the guide where there is one', async ({ page }) => {
  await page.goto(shop('/netflix-downloader#tutorial'))
  await panel(page, 'tutorial').getByRole('link', { name: 'Read the whole guide' }).click()
  await expect(page).toHaveURL(shop('/guide/netflix-downloader'))
  await page.goto(shop('/video-music-pro-upgrade#tutorial'))
  await expect(panel(page, 'tutorial')).toHaveAttribute('open', '')
  await expect(panel(page, 'tutorial').getByRole('link')).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('one panel is open, another closes it, an address opens its own, and search engines read them all', async ({
    page,
  }) => {
    const answer = await page.goto(shop('/netflix-downloader?os=win'))
    const html = (await answer?.text()) ?? ''
    for (const words of ['Every language your title offers', 'Files for every player'])
      expect(html).toContain(words)
    await expect(panel(page, 'tutorial')).toHaveAttribute('open', '')
    await head(page, 'features').click()
    await expect(panel(page, 'features')).toHaveAttribute('open', '')
    await expect(panel(page, 'tutorial')).not.toHaveAttribute('open', '')
    await page.goto(shop('/spotify-converter#music'))
    await expect(panel(page, 'music')).toHaveAttribute('open', '')
    await expect(panel(page, 'tutorial')).not.toHaveAttribute('open', '')
  })
})
