import { rows, shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { accessibilityProblems, htmlProblems } from '../support/quality'

test.use({ javaScriptEnabled: false })

test('an article that lacks a language is a 404 there, with links to the languages that it has', async ({
  page,
}) => {
  await rows(
    `update articles_translations set body = null where _locale in ('de', 'fr')
     and _parent_id = (select id from articles where number = 103)`,
  )
  const answer = await page.goto(shop('/de/article/103'))
  expect(answer?.status()).toBe(404)
  expect(await htmlProblems((await answer?.text()) ?? '')).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('Diesen Artikel gibt es noch nicht auf Deutsch.')).toBeVisible()
  const links = page.getByRole('main').locator('a[hreflang]')
  await expect(links).toHaveText(['English', '日本語', 'Español', 'Italiano', '简体中文'])
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  for (const href of hrefs) {
    expect((await page.goto(new URL(href, shop('/')).href))?.status(), href).toBe(200)
  }

  await page.goto(shop('/article/103'))
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll(all => all.map(link => link.getAttribute('hreflang')))
  expect(alternates.sort()).toEqual(['en', 'es', 'it', 'ja', 'x-default', 'zh-Hans'])
})

test('an unknown article is «Post not found» with its status code', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const page = await context.newPage()
  for (const path of ['/article/999999', '/de/article/no-such-number']) {
    const answer = await page.goto(shop(path))
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).toMatch(/404/)
    expect(await accessibilityProblems(page)).toEqual([])
  }
  await page.goto(shop('/article/999999'))
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible()
  await context.close()
})
