import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

/** Long and short headlines, two to four plans, one system and two, every line, a service of a generic product. */
const PRODUCTS = [
  'netflix-downloader',
  'amazon-prime-video-downloader',
  'paramount-plus-downloader',
  'videoland-downloader',
  'mpd-downloader',
  'udemy-downloader',
  'spotify-converter',
  'audible-converter',
  'video-ai',
  'adult-downloader',
  'all-in-one-video-suite',
  'all-in-one-music-suite',
  'video-music-one',
]

const LANGUAGES = [
  { language: 'en', host: 'localhost', prefix: '' },
  { language: 'de', host: 'localhost', prefix: '/de' },
  { language: 'ja', host: 'jp.localhost', prefix: '' },
] as const

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

/** Each is rated, so that the line that says so is in the way too. */
test.beforeAll(async () => {
  for (const product of PRODUCTS)
    await rows(
      `insert into customer_reviews (route, stars, text, locale, state, written_at)
       select $1, 4, 'As good as it says.', 'en', 'shown', now() from generate_series(1, 1234)`,
      [product.replaceAll('-', '_')],
    )
})
test.afterAll(() => rows('delete from customer_reviews'))

const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

for (const screen of SCREENS)
  for (const { language, host, prefix } of LANGUAGES)
    test(`price, renewal and Buy stand in the first screen at ${screen.width} × ${screen.height} in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      for (const product of PRODUCTS) {
        await page.goto(shop(`${prefix}/${product}?os=win`, host))
        await expect(page.locator('[data-rating]'), product).toBeVisible()
        for (const part of ['[data-details]', '[data-renewal]', '#plans button[type=submit]'])
          expect(await bottomOf(page, part), `${product}: ${part}`).toBeLessThanOrEqual(screen.height)
        if (screen.width > 1000) {
          expect(await bottomOf(page, '#plans form'), `${product}: promises`).toBeLessThanOrEqual(
            screen.height,
          )
          const picture = await page.locator('main [role=img]').first().boundingBox()
          expect(picture?.y ?? screen.height, `${product}: picture`).toBeLessThan(screen.height - 100)
        }
      }
    })

test('what leads to products says what they cost in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, host] of [
    ['/products', 'localhost'],
    ['/guide/netflix-downloader', 'localhost'],
    ['/', 'discover.localhost'],
  ] as const) {
    await page.goto(shop(path, host))
    const box = await page
      .locator('main')
      .getByText(/^from \$\d/)
      .first()
      .boundingBox()
    expect(box ? box.y + box.height : Number.POSITIVE_INFINITY, `${host}${path}`).toBeLessThanOrEqual(844)
  }
})

test('every plan says what it costs and whether it is charged again as soon as it is chosen', async ({
  page,
}) => {
  for (const product of ['all-in-one-video-suite', 'video-music-pro-upgrade']) {
    await page.goto(shop(`/${product}?os=win`))
    for (const plan of await page.locator('#plans input[type=radio]').all()) {
      await plan.check()
      const chosen = page.locator(`[data-details="${await plan.getAttribute('value')}"]`)
      await expect(chosen.locator('[data-renewal]')).toBeVisible()
      await expect(page.locator('[data-details]').filter({ visible: true })).toHaveCount(1)
    }
  }
})
