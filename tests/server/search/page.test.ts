import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Header } from '@/components/layout/header'
import { SearchTemplate } from '@/components/templates/search'
import { LOCALES, type Locale } from '@/site/locale'
import { openCms } from '../../../scripts/shop/cms'

await freshDatabase()
await openCms()
const server = await import('@/server/search/search')

async function shown(locale: Locale, text: string | undefined): Promise<string> {
  const visit = guestVisit(locale)
  const found = await server.search(visit, text)
  return renderToStaticMarkup(createElement(SearchTemplate, { visit, found, scope: undefined }))
}

test.each(LOCALES)('in %s a search shows what it found, with prices, and how much that is', async locale => {
  const html = await shown(locale, 'netflx')
  expect(html).toMatch(/<h1[^>]*>[^<]*netflx/)
  expect(html).toMatch(/role="status"[^>]*>\d/)
  expect(html).toMatch(/href="[^"]*\/netflix-downloader"/)
  expect(html).toMatch(/href="[^"]*\/guide\/netflix-downloader"/)
  expect(html).toMatch(/[$€¥￥]/)
  expect(html).toContain('value="netflx"')
})

test.each(LOCALES)(
  'in %s it says what to do where nothing was found or too little was asked',
  async locale => {
    const [nothing, short, unasked] = [
      await shown(locale, 'qqqqzzzz'),
      await shown(locale, 'x'),
      await shown(locale, undefined),
    ]
    expect(nothing).toMatch(/role="status"/)
    expect(nothing).toMatch(/href="[^"]*\/products"/)
    expect(short).toMatch(/role="status"/)
    expect(new Set([nothing, short, unasked])).toHaveLength(3)
    for (const html of [nothing, short, unasked]) expect(html).toContain('type="search"')
  },
)

test.each(LOCALES)('in %s a result shows the line that was found, its words marked', async locale => {
  const html = await shown(locale, 'Netflix')
  expect(html).toMatch(/<mark[^>]*>Netflix<\/mark>/)
  expect(html).toMatch(/href="[^"]*\/all-in-one-video-suite"/)
  expect(html).toMatch(/href="[^"]*\/review\/202"/)
})

test('what was typed stays text', async () => {
  const html = await shown('en', '"><script>alert(1)</script>')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
})

test('the head of every shop page has the search, without a script too; that of the review sites has none', () => {
  const head = (visit: Parameters<typeof Header>[0]['visit']) =>
    renderToStaticMarkup(createElement(Header, { visit, links: [], languages: [] }))
  expect(head(guestVisit('de'))).toMatch(/<form[^>]* action="\/de\/search"/)
  expect(head(guestVisit('ja'))).toMatch(/<form[^>]* action="\/search"/)
  expect(head(guestVisit('en', 'discover_com'))).not.toContain('<form')
})
