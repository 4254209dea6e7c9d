import { CONSENT_COOKIE } from '@/site/consent'
import { PRODUCT_INFO_KEY } from '@/site/product-info'
import { decidedConsent } from '../support/decided-consent'
import { shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const CALL = '**/service/product/multi_info*'

/** The addresses of all calls for product info so far. */
function listen(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/product/multi_info')) asked.push(url)
  })
  return asked
}

const version = (page: Page, name: string) => page.locator(`[data-version=${name}]`)
const kept = (page: Page) => page.evaluate(key => sessionStorage.getItem(key), PRODUCT_INFO_KEY)

const keep = (page: Page, text: string) =>
  page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [PRODUCT_INFO_KEY, text] as const)

/** Makes what is kept so many ms old, by the browser's own clock. */
const age = (page: Page, ms: number) =>
  page.evaluate(
    ([key, older]) => {
      const { at, info } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      sessionStorage.setItem(key, JSON.stringify({ at: at - older, info }))
    },
    [PRODUCT_INFO_KEY, ms] as const,
  )

test('is asked for once for all applications, and then not for two hours', async ({ page }) => {
  const asked = listen(page)
  await page.goto(shop('/video-music-one?os=win'))
  await expect(version(page, 'video_win')).toHaveText(/^Tidemark Video \d+\.\d+.*, \w+ \d+, 20\d\d$/)
  await expect(version(page, 'music_win')).toHaveText(/^Tidemark Music \d+\.\d+/)
  expect(asked.map(url => url.searchParams.get('product_ids'))).toEqual([
    expect.stringMatching(/^video_win,video_mac,music_win,music_mac,ai_win/),
  ])

  for (const path of ['/download', '/changelog/video-downloader-mac', '/netflix-downloader?os=mac']) {
    await page.goto(shop(path))
    await expect(version(page, path === '/download' ? 'video_win' : 'video_mac')).toHaveText(/\d+\.\d+/)
  }
  expect(asked).toHaveLength(1)

  await age(page, 6_600_000)
  await page.reload()
  await expect(version(page, 'video_mac')).toHaveText(/\d+\.\d+/)
  expect(asked).toHaveLength(1)
  await age(page, 600_000)
  await page.reload()
  await expect.poll(() => asked.length).toBe(2)
  await expect(version(page, 'video_mac')).toHaveText(/\d+\.\d+/)
})

test('what is kept is shown, in the language of the page, and what nobody could have told is asked anew', async ({
  page,
}) => {
  await page.goto(shop('/de/netflix-downloader?os=win'))
  await expect(version(page, 'video_win')).toHaveText(/^Tidemark Video \d.* vom \d+\.\u00a0\w+ 20\d\d$/)
  const told = { video_win: { soft_version: '99.1', updated_at: '2026-10-03T00:00:00.000Z' } }
  await keep(page, JSON.stringify({ at: Date.now(), info: told }))
  await page.reload()
  await expect(version(page, 'video_win')).toHaveText('Tidemark Video 99.1 vom 3.\u00a0Oktober 2026')
  for (const text of [
    'nonsense',
    'null',
    '{"at":9e15,"info":{}}',
    '{"at":1,"info":{"video_win":{"soft_version":{}}}}',
  ]) {
    await keep(page, text)
    await page.reload()
    await expect(version(page, 'video_win')).toHaveText(/^Tidemark Video 6\./)
  }
  await page.goto(shop('/netflix-downloader?os=win', 'jp.localhost'))
  await expect(version(page, 'video_win')).toHaveText(/^Tidemark Video \d.*（2026年\d+月\d+日）$/)
})

for (const [who, cookies] of [
  ['agreed', decidedConsent(['statistics', 'marketing'])],
  ['refused', decidedConsent()],
  ['has not decided', []],
] as const) {
  test.describe(`who ${who}`, () => {
    test.use({ storageState: { cookies: [...cookies], origins: [] } })

    test('is told the version, and nothing about them is kept', async ({ page, context }) => {
      await page.goto(shop('/spotify-converter?os=win'))
      await expect(version(page, 'music_win')).toHaveText(/\d+\.\d+/)
      const { info } = JSON.parse((await kept(page)) ?? '{}')
      const words = JSON.stringify(info).replaceAll(/soft_version|updated_at|[a-z]+_(?:win|mac)/g, '')
      expect(words).toMatch(/^[\d.TZ:{}",-]*(?:null[\d.TZ:{}",-]*)*$/)
      const decided = (await context.cookies()).some(({ name }) => name === CONSENT_COOKIE)
      expect(decided).toBe(who !== 'has not decided')
    })
  })
}

test('where it cannot be asked for, the page says nothing and stays whole', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const answer of [
    { status: 500, body: '{"cscode":500}' },
    { status: 200, body: 'no json' },
    { status: 200, body: '{"cscode":200,"data":{"video_win":7}}' },
    undefined,
  ]) {
    await page.route(CALL, route => (answer ? route.fulfill(answer) : route.abort()))
    const asked = page.waitForRequest(CALL)
    await page.goto(shop('/netflix-downloader?os=win'))
    const place = await version(page, 'video_win').boundingBox()
    await asked
    await expect(version(page, 'video_win')).toBeEmpty()
    expect((await version(page, 'video_win').boundingBox())?.height).toBe(place?.height)
    expect(place?.height).toBeGreaterThan(15)
    const askedAgain = page.waitForRequest(CALL)
    await page.goto(shop('/download'))
    await askedAgain
    await expect(version(page, 'video_win')).toHaveText(/^Version 6\./)
    expect(await kept(page)).toBeNull()
    await page.unrouteAll({ behavior: 'wait' })
  }
  expect(errors).toEqual([])
})

test('a page names its keywords in its language, and one for adults names none', async ({ page }) => {
  const keywords = page.locator('meta[name=keywords]')
  await page.goto(shop('/netflix-downloader'))
  await expect(keywords).toHaveAttribute('content', /Netflix downloader, .*offline/)
  await page.goto(shop('/de/spotify-converter'))
  await expect(keywords).toHaveAttribute('content', /Spotify in MP3 umwandeln/)
  await page.goto(shop('/u-next-downloader', 'jp.localhost'))
  await expect(keywords).toHaveAttribute('content', /U-NEXT ダウンローダー/)
  await page.goto(shop('/adult-downloader'))
  await expect(keywords).toHaveCount(0)
})
