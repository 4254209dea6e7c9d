import { inputOf, owning, priced, subscribed } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LifetimeList } from '@/components/campaign/lifetime-list'
import type { OwnedLicence } from '@/pricing'
import { lifetimePrices } from '@/server/campaigns/lifetime'
import { LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { visitOf } from '@/site/visit'

const book = seededBook()
const pidOf = (route: string) => book.productOf(route, 'win')?.pid ?? 0
const [NETFLIX, SUITE] = [pidOf('netflix_downloader'), pidOf('all_in_one_video_suite')]
const paidOnce = (pid: number) =>
  owning(pid, { plan: '1Y', expires: Date.parse('2027-06-01T00:00:00Z'), subscription: false })

const pricesOf = (owned: OwnedLicence[]) => lifetimePrices(book, { ...inputOf({ route: '-' }), owned })

const listOf = (locale: Locale, owned: OwnedLicence[]) =>
  renderToStaticMarkup(
    createElement(LifetimeList, {
      visit: visitOf({ at: 0, site: 'com', locale, origin: '', path: '/', loggedIn: true }),
      prices: pricesOf(owned),
      nameOf: route => route,
    }),
  )

test('a subscriber has a price of their own, who paid once has none here', () => {
  expect(pricesOf([subscribed(SUITE, { plan: '1Y' })]).map(({ price }) => price)).toContain(16_990)
  expect(pricesOf([paidOnce(SUITE), paidOnce(NETFLIX)])).toEqual([])
})

test('who paid once gets the customer price for a single, and for a suite the usual one', () => {
  const buying = (route: string, owned: OwnedLicence[]) => priced(book, { route, owned }).price
  expect(buying('netflix_downloader', [paidOnce(NETFLIX)])).toBe(10_990)
  expect(buying('all_in_one_video_suite', [paidOnce(SUITE)])).toBe(buying('all_in_one_video_suite', []))
})

test.each(LOCALES)('in %s who paid once reads where their price stands, and goes there', locale => {
  const html = listOf(locale, [paidOnce(NETFLIX)])
  expect(html).toContain(translator(locale, 'campaign')('lifetime.none'))
  expect(html).toMatch(/href="[^"]*\/products"/)
})
