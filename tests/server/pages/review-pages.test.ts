import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '@/pricing'
import { LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { siteSpeaking } from '@/site/sites'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
await openCms()
const pages = {
  review: (await import('@/app/(site)/s/[site]/[locale]/review/[id]/page')).default,
  best: (await import('@/app/(site)/s/[site]/[locale]/best/[id]/page')).default,
  category: (await import('@/app/(site)/s/[site]/[locale]/category/[id]/page')).default,
}
const { productCardsOf } = await import('@/server/catalogue/product-cards')

async function shown(family: keyof typeof pages, id: string, locale: Locale): Promise<string> {
  const site = siteSpeaking('discover_com', locale)
  const made = await pages[family]({ params: Promise.resolve({ site, locale, id }) })
  return renderToStaticMarkup(createElement('div', {}, made))
}

test.each(LOCALES)(
  'in %s a review has its verdict, its points, what is like it, and the price of the shop',
  async locale => {
    const html = await shown('review', '202', locale)
    const t = translator(locale, 'review')
    for (const said of [t('verdict.title'), t('scores.title'), t('compare.title'), t('ours')])
      expect(html).toContain(said)
    const [card] = await productCardsOf(guestVisit(locale), ['netflix_downloader'])
    if (!card) throw new Error('Netflix is not on sale')
    expect(html).toContain(formatMoney(card.price.main, card.price.currency, locale))
  },
)

test('the desk that wrote a review is introduced in the shop, where it stands', async () => {
  const html = await shown('review', '202', 'de')
  expect(html).toContain('href="http://localhost:3000/de/author/video-desk"')
  expect(html).not.toContain('href="/de/author')
})

test('a best-of list compares what it names, and links each to the shop', async () => {
  const html = await shown('best', 'suites', 'ja')
  expect(html.match(/<th scope="row"/g)?.length).toBeGreaterThan(2)
  expect(html).toContain('href="http://jp.localhost:3000/all-in-one-video-suite"')
})

test('articles on a topic are read in the shop', async () => {
  const html = await shown('category', 'video', 'de')
  expect(html).toContain('href="http://localhost:3000/de/article/')
  expect(html).not.toContain('href="/de/article/')
  expect(html).toContain('href="/de/review/')
})
