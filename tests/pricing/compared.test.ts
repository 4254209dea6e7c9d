import { bookWith, seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { compared, hasNoFormer, isQuoteError, type OwnedLicence, type Plan, quote } from '@/pricing'

const book = seededBook()
const NETFLIX: OwnedLicence = { pid: 10331, plan: 'LFT', expires: null, subscription: false, periods: 1 }

function comparedAt(route: string, plan: Plan, owned: OwnedLicence[]) {
  const at = Date.parse('2026-11-20T00:00:00Z')
  const visit = {
    at,
    site: 'com',
    locale: 'en',
    country: 'us',
    os: 'win',
    coupon: null,
    payer: 'sandbox',
  } as const
  const quoted = quote(book, { ...visit, owned, target: { route, plan } })
  if (isQuoteError(quoted)) throw new Error(quoted.message)
  return { price: quoted.price, ...compared(quoted) }
}

test('a newcomer compares a price with the list price', () => {
  expect(comparedAt('all_in_one_video_suite', 'LFT', [])).toEqual({
    price: 29990,
    was: 42850,
    saving: 30,
    basis: 'list',
  })
})

test.each([
  ['all_in_one_video_suite', 'video_one_upgrade', 'LFT'],
  ['all_in_one_video_suite', 'video_pro_upgrade', 'LFT_3'],
  ['all_in_one_video_suite', 'video_one_new', 'LFT'],
  ['video_music_one', 'video_music_one_upgrade', 'LFT'],
  ['video_music_one', 'video_music_pro_upgrade', 'LFT_3'],
] as const)('an owner reads one price struck through for %s and %s', (suite, upgrade, plan) => {
  expect(comparedAt(suite, plan, [NETFLIX])).toEqual(comparedAt(upgrade, plan, [NETFLIX]))
})

test('an owner’s price is compared with what everybody pays in the shop', () => {
  expect(comparedAt('all_in_one_video_suite', 'LFT', [NETFLIX])).toEqual({
    price: 18990,
    was: 29990,
    saving: 37,
    basis: 'selling',
  })
})

const AT = Date.parse('2026-11-20T00:00:00Z')
const DAY = 24 * 3600_000

function sold(route: string, countsFromPrior: boolean, rules = book) {
  const visit = { at: AT, site: 'com', locale: 'de', country: 'de', os: 'win', coupon: null } as const
  const asked = { ...visit, payer: 'sandbox', owned: [], countsFromPrior } as const
  const quoted = quote(rules, { ...asked, target: { route, plan: 'LFT' } })
  if (isQuoteError(quoted)) throw new Error(quoted.message)
  return quoted
}

/** As if this price had been shown for so many days. */
function shownFor(days: number, { pid, plan, currency, price }: ReturnType<typeof sold>) {
  const shown = [{ plan, currency, price, from: AT - days * DAY }]
  return bookWith(() => ({ shownPrices: [{ pid, shown }] }))
}

test.each([
  ['a sale, where the law counts from the lowest of 30 days', 'video_downloader', true, true],
  ['a sale elsewhere, which is compared with the list price', 'video_downloader', false, false],
  ['the price of every day', 'hulu_downloader', true, false],
] as const)('a former price is missed in %s: %s', (_, route, countsFromPrior, isMissed) => {
  const lately = shownFor(30, sold(route, countsFromPrior))
  expect(hasNoFormer(sold(route, countsFromPrior, lately))).toBe(isMissed)
})

test('of a sale before which nothing was shown nothing is said of 30 days', () => {
  const first = sold('video_downloader', true)
  expect(first).toMatchObject({ prior: null, isFirstPrice: true })
  expect(hasNoFormer(first)).toBe(false)
  const yesterday = sold('video_downloader', true, shownFor(1, first))
  expect(hasNoFormer(yesterday)).toBe(false)
  expect(compared(yesterday)).toEqual({ was: first.price, saving: 0, basis: 'lowest' })
})
