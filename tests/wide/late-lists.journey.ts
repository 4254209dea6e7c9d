import { decidedConsent } from '../support/decided-consent'
import { shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const ARTICLES = '**/service/article/latest*'
const CATEGORIES = '**/service/category/list*'

const articles = (page: Page) => page.locator('section').filter({ hasText: 'Latest articles' })
const topics = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

/** The addresses of the calls for lists so far. */
function listen(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (/\/(article\/latest|category\/list)$/.test(url.pathname)) asked.push(url)
  })
  return asked
}

for (const [who, cookies, cards] of [
  ['agreed', decidedConsent(['statistics', 'marketing']), 0],
  ['refused', decidedConsent(), 0],
  ['has not decided', [], 1],
] as const) {
  test.describe(`who ${who}`, () => {
    test.use({ storageState: { cookies: [...cookies], origins: [] } })

    test('reads the latest articles where they come near, and their room was free before', async ({
      page,
    }) => {
      const asked = listen(page)
      await page.setViewportSize({ width: 1440, height: 400 })
      await page.goto(shop('/'))
      await expect(page.locator('header [data-ready]').first()).toBeAttached()
      expect(asked).toEqual([])
      // The foot of the page makes room for the card once it is there.
      await expect(page.getByRole('dialog', { name: 'Your choice about cookies' })).toHaveCount(cards)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await articles(page).scrollIntoViewIfNeeded()
      await expect(articles(page).locator('li a')).toHaveCount(3)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
      expect(asked).toHaveLength(1)
      const { is_simple, columns, language, origin_url } = Object.fromEntries(asked[0]?.searchParams ?? [])
      expect({ is_simple, columns, language, origin_url }).toEqual({
        is_simple: '1',
        columns: 'module',
        language: 'en',
        origin_url: new URL(shop('/')).origin,
      })
      // The last one stands on the right, where no question about cookies lies over it.
      await articles(page).locator('li a').last().click()
      await expect(page).toHaveURL(/\/article\/\d+$/)
    })
  })
}

test('an article does not name itself among the latest, and German readers get German ones', async ({
  page,
}) => {
  await page.goto(shop('/blog-center'))
  const newest = await page.locator('main li a').first().getAttribute('href')
  await page.goto(shop(newest ?? ''))
  await articles(page).scrollIntoViewIfNeeded()
  await expect(articles(page).locator('li a')).toHaveCount(3)
  await expect(articles(page).locator(`li a[href$="${newest}"]`)).toHaveCount(0)

  await page.goto(shop('/de/'))
  const german = page.locator('section').filter({ hasText: 'Neueste Artikel' })
  await german.scrollIntoViewIfNeeded()
  await expect(german.locator('li a').first()).toHaveAttribute('href', /\/de\/article\/\d+$/)
})

test('the blog and a review lead on to the topics of the review site', async ({ page }) => {
  const asked = listen(page)
  await page.goto(shop('/blog-center'))
  await topics(page).scrollIntoViewIfNeeded()
  await expect(topics(page).getByRole('link', { name: 'Audiobooks' })).toBeVisible()
  expect(asked.map(url => url.searchParams.get('language'))).toEqual(['en'])
  await topics(page).getByRole('link', { name: 'Music' }).click()
  await expect(page).toHaveURL(shop('/category/music', 'discover.localhost'))
  await page.goto(shop('/review/201', 'discover.localhost'))
  await topics(page).scrollIntoViewIfNeeded()
  await expect(topics(page).getByRole('link', { name: 'Music' })).toBeVisible()
})

test('the topic opened last stands first for a day, for who agreed to marketing alone', async ({
  context,
  page,
}) => {
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'category')
  const firstTopic = async () => {
    await page.goto(shop('/review/201', 'discover.localhost'))
    await topics(page).scrollIntoViewIfNeeded()
    return topics(page).getByRole('link').first().textContent()
  }
  await page.goto(shop('/category/music', 'discover.localhost'))
  expect(await firstTopic()).not.toBe('Music')
  expect(await remembered()).toBeUndefined()

  await page.goto(shop('/category/music', 'discover.localhost'))
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(remembered).toMatchObject({ value: 'music' })
  const { expires = 0 } = (await remembered()) ?? {}
  expect(Math.round((expires - Date.now() / 1000) / 3600)).toBe(24)
  expect(await firstTopic()).toBe('Music')
})

test('lists that cannot be had leave the page whole, in silence, and in its room', async ({ page }) => {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', message => {
    // The browser itself tells of what could not be loaded.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      said.push(message.text())
  })
  for (const answer of [
    { status: 500, body: '{"code":500,"message":"no"}' },
    { status: 200, body: 'no json' },
    { status: 200, body: '{"code":200,"data":null}' },
    undefined,
  ]) {
    for (const call of [ARTICLES, CATEGORIES])
      await page.route(call, route => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto(shop('/'))
    const room = await articles(page).boundingBox()
    await articles(page).scrollIntoViewIfNeeded()
    await expect(articles(page)).toContainText('All our articles are in the blog.')
    expect((await articles(page).boundingBox())?.height).toBe(room?.height)
    await articles(page).getByRole('link', { name: 'All articles' }).click()
    await expect(page).toHaveURL(shop('/blog-center'))
    const asked = page.waitForRequest(CATEGORIES)
    await topics(page).scrollIntoViewIfNeeded()
    await asked
    await expect(page.getByRole('link', { name: 'All reviews' })).toBeVisible()
    await expect(topics(page).getByRole('link')).toHaveCount(0)
    for (const call of [ARTICLES, CATEGORIES]) await page.unroute(call)
  }
  expect(said).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages lead to the blog and to the reviews', async ({ page }) => {
    for (const path of ['/', '/article/101']) {
      await page.goto(shop(path))
      await articles(page).getByRole('link', { name: 'All articles' }).click()
      await expect(page).toHaveURL(shop('/blog-center'))
    }
    await page.getByRole('link', { name: 'All reviews' }).click()
    await expect(page).toHaveURL(shop('/reviews', 'discover.localhost'))
  })
})
