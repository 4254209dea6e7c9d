import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotFoundTemplate } from '@/components/templates/not-found'
import { LOCALES } from '@/site/locale'
import { page } from '@/site/page'
import type { Site } from '@/site/sites'
import { openCms } from '../../../scripts/shop/cms'

await freshDatabase()
const payload = await openCms()
const server = {
  ...(await import('@/server/pages/missing-post')),
  ...(await import('@/server/addresses/published-locales')),
  ...(await import('@/server/pages/page-title')),
  ...(await import('@/server/pages/page-head')),
  ...(await import('@/server/addresses/site-context')),
}

const body = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [] }],
  },
}

/** An article of two languages; a third has a title alone. */
async function written(number: number, more: Record<string, unknown> = {}) {
  const { docs } = await payload.find({ collection: 'authors', limit: 1 })
  const { id } = await payload.create({
    collection: 'articles',
    locale: 'en',
    data: {
      number,
      author: docs[0]?.id ?? '',
      published_at: '2020-01-01T00:00:00.000Z',
      title: 'Two languages',
      body,
      _status: 'published',
      ...more,
    },
  })
  await payload.update({
    collection: 'articles',
    id,
    locale: 'ja',
    data: { title: '二か国語', body, ...more },
  })
  await payload.update({ collection: 'articles', id, locale: 'fr', data: { title: 'Sans texte', ...more } })
}

const linksIn = async (site: Site, number: number) => {
  const shown = page('article', String(number))
  const missing = await server.missingPost({ site, locale: 'de', page: shown })
  return missing?.languages.map(({ locale, href }) => `${locale} ${href.replace(/^https?:/, '')}`)
}

test('an article stands in the languages that have a title and a text, once it is published', async () => {
  await written(901)
  await written(902, { published_at: '2999-01-01T00:00:00.000Z' })
  await written(903, { _status: 'draft' })
  expect(await server.languagesOfPage(page('article', '901'))).toEqual(['en', 'ja'])
  for (const id of ['902', '903', '999999', '0901', 'how-to', '9'.repeat(40)]) {
    expect(await server.languagesOfPage(page('article', id)), id).toEqual([])
  }
})

test('the page of a title stands where its article does, and nowhere for an article about anything else', async () => {
  await written(904, { about_title: true })
  await written(905, { about_title: true, _status: 'draft' })
  expect(await server.languagesOfPage(page('movie-downloader', '904'))).toEqual(['en', 'ja'])
  for (const id of ['901', '905', '999999']) {
    expect(await server.languagesOfPage(page('movie-downloader', id)), id).toEqual([])
  }
  expect(await server.languagesOfPage(page('movie-downloader'))).toEqual(LOCALES)
})

test('the picture of such a page is named after its article, and that of no other', async () => {
  const titleOf = async (id: string) =>
    (await server.pageTitle(page('movie-downloader', id), guestVisit('en')))?.title
  expect(await titleOf('904')).toBe('Two languages')
  expect(await titleOf('901')).toBeUndefined()
})

test('what has no language of its own stands in all of them or in none', async () => {
  for (const [family, id] of [
    ['review', '201'],
    ['author', 'video-desk'],
    ['category', 'video'],
    ['best', 'suites'],
    ['contact', undefined],
    ['product', 'netflix_downloader'],
  ] as const) {
    expect(await server.languagesOfPage(page(family, ...(id ? [id] : []))), family).toEqual(LOCALES)
  }
  for (const family of ['review', 'author', 'category', 'best'] as const) {
    expect(await server.languagesOfPage(page(family, 'nowhere')), family).toEqual([])
  }
})

test('in a language that it lacks an article links to those it has, on the site that speaks each', async () => {
  expect(await linksIn('com', 901)).toEqual(['en /article/901', 'ja //jp.localhost:3000/article/901'])
  expect(await linksIn('discover_com', 901)).toEqual([
    'en /article/901',
    'ja //discover-jp.localhost:3000/article/901',
  ])
  expect(await linksIn('com', 999_999)).toEqual([])
  expect(await server.missingPost({ site: 'com', locale: 'de', page: page('contact') })).toBeUndefined()
  expect(await server.missingPost({ site: 'com', locale: 'de', page: null })).toBeUndefined()
})

test('its page says so in the visitor’s language and names each other one by its own name', async () => {
  const post = await server.missingPost({ site: 'com', locale: 'de', page: page('article', '901') })
  const html = renderToStaticMarkup(createElement(NotFoundTemplate, { site: 'com', locale: 'de', post }))
  expect(html).toContain('Diesen Artikel gibt es noch nicht auf Deutsch.')
  expect(html).toMatch(/<a href="\/article\/901" lang="en" hrefLang="en"[^>]*>English<\/a>/)
  expect(html).toMatch(
    /<a href="[^"]*jp\.localhost[^"]*\/article\/901" lang="ja" hrefLang="ja"[^>]*>日本語<\/a>/,
  )
  expect(html).not.toContain('lang="fr"')
})

test('an unknown article is «Post not found» with its status code, an unknown address is not', async () => {
  const post = await server.missingPost({ site: 'com', locale: 'en', page: page('article', '999999') })
  const html = renderToStaticMarkup(createElement(NotFoundTemplate, { site: 'com', locale: 'en', post }))
  expect(html).toContain('Post not found')
  expect(html).toContain('404')
  expect(html).not.toContain('other-languages')
  const address = renderToStaticMarkup(createElement(NotFoundTemplate, { site: 'com', locale: 'en' }))
  expect(address).toContain('This page could not be found.')
})

test('the head of an article names no language that it lacks', async () => {
  const shown = page('article', '901')
  const place = server.siteContextOf({ site: 'com', locale: 'en' })
  const { languages } = server.pageLinks(shown, place, await server.languagesOfPage(shown))
  expect(Object.keys(languages ?? {}).sort()).toEqual(['en', 'ja', 'x-default'])
})
