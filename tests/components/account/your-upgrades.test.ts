import { inputOf, owning, subscribed } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { YourUpgradesPage } from '@/components/account/upgrades/your-upgrades'
import { formatMoney, type OwnedLicence } from '@/pricing'
import { lifetimePrices } from '@/server/campaigns/lifetime'
import { loweredOffers } from '@/server/campaigns/upgrades'
import { receiptOf } from '@/server/upgrades/receipt'
import { LOCALES, type Locale } from '@/site/locale'
import { MESSAGES } from '@/site/messages'
import { visitOf } from '@/site/visit'

const book = seededBook()
const pidOf = (route: string) => book.productOf(route, 'win')?.pid ?? 0
const NETFLIX = pidOf('netflix_downloader')
const INTERNAL = /\b(?:offType|video_(?:one|pro)|Pro\b|One New|Future)/

function shown(owned: OwnedLicence[]) {
  const asked = { ...inputOf({ route: '-' }), owned }
  const offers = loweredOffers(book, asked)
  const upgrades = offers.kind === 'offers' ? offers.upgrades : []
  const worth = upgrades[0] && { upgrade: upgrades[0], amount: upgrades[0].credits[0]?.amount ?? 0 }
  return {
    owned: owned.map((licence, at) => ({
      key: `${at}`,
      licence,
      product: book.productByPid(licence.pid),
      worth,
    })),
    upgrades: upgrades.map(upgrade => ({ ...upgrade, receipt: receiptOf(upgrade) })),
    lifetime: lifetimePrices(book, asked),
    icons: new Map([['all_in_one_video_suite', '/cms/media/file/suite-192x192.webp']]),
  }
}

function pageOf(locale: Locale, owned: OwnedLicence[]): string {
  const html = renderToStaticMarkup(
    createElement(YourUpgradesPage, {
      visit: visitOf({ at: 0, site: 'com', locale, origin: '', path: '/', loggedIn: true }),
      shown: shown(owned),
      suites: [],
      nameOf: route => (route === 'all_in_one_video_suite' ? 'Video All-in-One' : 'A suite'),
      nameOfPid: pid => `Product ${pid}`,
      reasonOf: () => undefined,
    }),
  )
  return html
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')

test.each(LOCALES)('in %s an owner reads what the license takes off, and goes on at that price', locale => {
  const html = pageOf(locale, [owning(NETFLIX)])
  expect(textOf(html)).toContain(formatMoney(-11000, 'USD', locale))
  expect(textOf(html)).toContain(formatMoney(18990, 'USD', locale))
  expect(html).toMatch(/checkout\?route=video_one_upgrade&amp;plan=LFT&amp;os=win/)
  expect(textOf(html)).not.toMatch(INTERNAL)
})

test.each(LOCALES)('in %s who owns a suite reads nothing of internal names beside the difference', locale => {
  const text = textOf(pageOf(locale, [owning(pidOf('all_in_one_video_suite'))]))
  expect(text).toContain(formatMoney(10000, 'USD', locale))
  expect(text).toContain(MESSAGES[locale].offers[4])
  expect(text).not.toMatch(INTERNAL)
})

test('who owns nothing reads what would count, and who owns all that there is nothing left', () => {
  expect(textOf(pageOf('en', []))).toContain('Nothing lowers a price yet')
  const pro = owning(pidOf('video_music_one'), { plan: 'LFT_3' })
  expect(textOf(pageOf('en', [pro]))).toContain('You own everything that can be upgraded to.')
  expect(pageOf('de', [pro])).toContain('href="/de/download"')
})

test('a subscriber reads what the paid periods take off the lifetime license', () => {
  const month = subscribed(pidOf('all_in_one_video_suite'), { plan: '1M', periods: 2 })
  const text = textOf(pageOf('en', [month]))
  expect(text).toContain('2 paid periods of your subscription')
  expect(text).toContain('−$100.00')
  expect(text).toContain('$199.90')
})
