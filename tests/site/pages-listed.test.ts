import { ADDRESS_ROWS, BOOK } from '@tests/support/address-rows'
import { expect, test } from 'vitest'
import { resolveAddress } from '@/site/address'
import { addressBook } from '@/site/address-book'
import { DEFAULT_HOSTS, localesOf, type Site } from '@/site/sites'

const ask = (path: string, site: Site, book = BOOK) =>
  resolveAddress({ host: DEFAULT_HOSTS[site], path }, book)

/** The addresses that PAGES.md writes out, as it writes them. */
const SHOP = `
/video-downloader /m3u8-downloader /mpd-downloader /adult-downloader /movie-downloader /movie-downloader/603 /products
/download /downloading /all-in-one-video-suite /all-in-one-music-suite /video-music-one /video-one-upgrade
/video-pro-upgrade /music-upgrade /video-music-one-upgrade /video-music-pro-upgrade /video-one-new /video-pro-new
/video-music-one-new /video-music-pro-new /video-pro-future /video-music-pro-future /video-ai /login /login-success
/register /forgot-password /set-password /reset-password /contact /confirm-subscription-cancel /aio-special-offer
/clientad-promotion /monthly-subscription-promotion /get-free-license-referral-program /event-center
/black-friday-sales-2022 /shop /what-to-watch /blog-center /authors /author/7 /posts /article/7
/guide/netflix-downloader /changelog/video-downloader-windows /changelog/video-downloader-mac /changelog/video-ai
/imprint /specified-commercial-transactions /cancel-contract /withdraw-from-contract
/terms-of-use /privacy-policy /purchase-policy /cookies-policy /legal-disclaimer /dmca /netflix-downloader
/youtube-downloader /fansly-downloader /lemino-downloader /spotify-converter /channel-4-downloader /feed.xml
`
const PREFIXLESS = `
/checkout /my-account /my-account/overview /my-account/upgrades /my-account/subscriptions /my-account/billing
/my-account/devices /my-account/devices/17 /my-account/settings /my-account/earn-free-trials /my-account/auth-info
/my-account/support-ticket /sales-campaign /upgrade-campaign /subscriber-upgrade /thanks-for-installing /uninstallation
`
const REVIEWS = `
/reviews /review/7 /category/streaming /best/downloaders /authors /author/7 /article/7 /feed.xml
`
const MACHINES = '/sitemap.xml /robots.txt /feed.xml /manifest.webmanifest /opengraph-image'
const words = (text: string) => text.trim().split(/\s+/)

test.each(['com', 'jp'] as const)('the shop %s has every listed page in each of its languages', site => {
  for (const path of words(SHOP))
    for (const [index, locale] of localesOf(site).entries()) {
      const address = index === 0 ? path : `/${locale}${path}`
      expect(ask(address, site), address).toMatchObject({ kind: 'page', site, locale, prefixless: false })
    }
  for (const path of words(PREFIXLESS))
    expect(ask(path, site), path).toMatchObject({ kind: 'page', site, prefixless: true })
})

test.each(['discover_com', 'discover_jp'] as const)('the review site %s has every listed page', site => {
  for (const path of words(REVIEWS))
    for (const [index, locale] of localesOf(site).entries()) {
      const address = index === 0 ? path : `/${locale}${path}`
      expect(ask(address, site), address).toMatchObject({ kind: 'page', site, locale })
    }
})

test.each(['com', 'jp', 'discover_com', 'discover_jp'] as const)(
  '%s has the addresses for machines, and homes',
  site => {
    for (const path of words(MACHINES))
      expect(ask(path, site), path).toMatchObject({ kind: 'page', isMachine: true })
    expect(localesOf(site).map((locale, index) => ask(index === 0 ? '/' : `/${locale}/`, site))).toEqual(
      localesOf(site).map(locale => expect.objectContaining({ kind: 'page', site, locale })),
    )
  },
)

test('a stored campaign at an address without a prefix leaves it without one', () => {
  const book = addressBook({
    ...ADDRESS_ROWS,
    campaigns: ['sales_campaign', 'upgrade_campaign', 'event_center'],
  })
  expect(ask('/sales-campaign', 'com', book)).toMatchObject({ prefixless: true })
  expect(ask('/event-center', 'com', book)).toMatchObject({ prefixless: false })
})
