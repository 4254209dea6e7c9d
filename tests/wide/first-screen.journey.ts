import { rows, shop } from '../support/journey'
import { expect, type Locator, type Page, test } from '../support/journey-test'
import { tabTo } from '../support/keyboard'

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

for (const { language, host, prefix } of LANGUAGES)
  test(`a phone too short for the buy card has price and button at its end, and hides nothing behind them, ${language}`, async ({
    page,
  }) => {
    const bar = page.locator('[data-buy-bar]')
    const buy = page.locator('#plans button[type=submit]')
    for (const [width, height] of [
      [320, 568],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(shop(`${prefix}/netflix-downloader?os=win`, host))
      for (const part of [
        bar.getByRole('button'),
        bar.getByText(/129[.,]90|119[.,]90|19,480/).filter({ visible: true }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      await page.locator('#plans input[type=radio]:checked').focus()
      await tabTo(page, buy)
      const edge = (await bar.boundingBox())?.y ?? 0
      await expect.poll(() => bottomOf(page, '#plans button[type=submit]')).toBeLessThanOrEqual(edge)
    }
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(shop(`${prefix}/netflix-downloader?os=win`, host))
      await expect(bar).not.toBeInViewport()
    }
  })

/** How much of a line stays empty before the edge, of each but the last, in letters. */
const tornBy = (paragraph: Locator): Promise<number[]> =>
  paragraph.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [edge, letter] = [
      element.getBoundingClientRect().right,
      parseFloat(getComputedStyle(element).fontSize),
    ]
    const ends = new Map([...range.getClientRects()].map(({ bottom, right }) => [bottom, right]))
    return [...ends.values()].slice(0, -1).map(right => (edge - right) / letter)
  })

test('what is read in Japanese fills its lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, read] of [
    ['netflix-downloader', 'h1 + p'],
    ['video-ai', 'h1 + p'],
    ['all-in-one-video-suite', 'h1 + p'],
    ['guide/netflix-downloader', 'main li h3 + p'],
  ] as const) {
    await page.goto(shop(`/${path}`, 'jp.localhost'))
    const torn = await tornBy(page.locator(read).first())
    expect(torn.length, path).toBeGreaterThan(0)
    expect(Math.max(...torn), path).toBeLessThan(3)
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
      .getByText(/\bfrom \$\d/)
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
