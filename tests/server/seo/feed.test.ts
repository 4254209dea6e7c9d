import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { expect, test } from 'vitest'
import { HTML_LANG, LOCALES } from '@/site/locale'
import { openCms } from '../../../scripts/shop/cms'

await freshDatabase()
await openCms()
const feed = (await import('@/server/seo/feed')).feed
const content = await import('@/server/content/articles')

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found ?? '')
const itemsOf = (xml: string) => all(xml, /<item>(.*?)<\/item>/gs)
const linksOf = (xml: string) => itemsOf(xml).flatMap(item => all(item, /<link>(.*?)<\/link>/g))

test.each(LOCALES)(
  'the feed in %s lists the newest articles of that language under whole addresses',
  async locale => {
    const visit = guestVisit(locale)
    const xml = await feed(visit)
    const prefix = locale === 'en' || locale === 'ja' ? '' : `/${locale}`
    const host = locale === 'ja' ? 'jp.localhost' : 'localhost'
    const newest = (await content.articleCards(visit)).slice(0, 20)
    expect(linksOf(xml)).toEqual(newest.map(({ number }) => `http://${host}:3000${prefix}/article/${number}`))
    expect(xml).toContain(`<language>${HTML_LANG[locale]}</language>`)
    expect(xml).toContain(`href="http://${host}:3000${prefix}/feed.xml" rel="self"`)
  },
)

test('a review site’s feed lists its reviews, the newest first', async () => {
  const xml = await feed(guestVisit('de', 'discover_com'))
  const links = linksOf(xml)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(/^http:\/\/discover\.localhost:3000\/de\/review\/\d+$/)
  const dates = all(xml, /<pubDate>(.*?)<\/pubDate>/g).map(Date.parse)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('an article that is not out yet is in no feed', async () => {
  const visit = guestVisit('en')
  const [newest] = await content.articleCards(visit)
  const before = guestVisit('en', 'com', (newest?.published ?? 0) - 1)
  expect(linksOf(await feed(visit))).toContain(`http://localhost:3000/article/${newest?.number}`)
  expect(linksOf(await feed(before))).not.toContain(`http://localhost:3000/article/${newest?.number}`)
})

test('one visit gives one feed, to the byte', async () => {
  const visit = guestVisit('en')
  expect(await feed(visit)).toBe(await feed(visit))
})
