import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { expect, test } from 'vitest'

await freshDatabase()
const {
  adultProductCards: adultShelf,
  productCards: shelf,
  productCardsOf: shelfOf,
} = await import('@/server/catalogue/product-cards')
const { productNamer } = await import('@/server/catalogue/namer')
const visit = guestVisit('en')

test('a few products stand in the order they were asked for, at the prices of the whole shelf', async () => {
  const whole = await shelf(visit)
  const [first, second] = [whole.at(3), whole.at(0)]
  const routes = [first, second].map(item => item?.route ?? '')
  expect(await shelfOf(visit, routes)).toEqual([first, second])
})

test('what is unknown or listed nowhere is left out', async () => {
  const [adult] = await adultShelf(visit)
  expect(adult?.line).toBe('adult')
  expect(await shelfOf(visit, ['no_such_product', adult?.route ?? ''])).toEqual([])
})

test('a German name of a page joins every word of its service', async () => {
  const [inGerman, inEnglish] = [await productNamer({ locale: 'de' }), await productNamer({ locale: 'en' })]
  expect(inGerman('rtve_play_downloader')).toBe('RTVE-Play-Downloader')
  expect(inEnglish('rtve_play_downloader')).toBe('RTVE Play Downloader')
})

test('what a guest reads of an upgrade is the price before any credit', async () => {
  const cards = await shelfOf(visit, ['video_one_upgrade', 'netflix_downloader'])
  expect(cards.map(({ price }) => price.isBeforeCredit)).toEqual([true, false])
})

test('the card of a service that shares a product names it, in the language of the page', async () => {
  const routes = ['youtube_downloader', 'zdf_downloader', 'video_downloader', 'netflix_downloader']
  const partsIn = async (locale: 'en' | 'de') =>
    (await shelfOf(guestVisit(locale), routes)).map(({ partOf }) => partOf)
  expect(await partsIn('en')).toEqual(['Video Downloader', 'DRM MPD Downloader', undefined, undefined])
  expect(await partsIn('de')).toEqual(['Video-Downloader', 'DRM-MPD-Downloader', undefined, undefined])
})
