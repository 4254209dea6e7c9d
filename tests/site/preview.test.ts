import { BOOK } from '@tests/support/address-rows'
import { expect, test } from 'vitest'
import { LOCALE_COOKIE } from '@/site/locale'
import { page } from '@/site/page'
import {
  addressSeen,
  PREVIEW_COOKIE,
  type Preview,
  previewAsked,
  previewFields,
  previewPath,
  readPreview,
  STAFF_COOKIE,
} from '@/site/preview'

const textOf = (preview: Preview) => new URLSearchParams(previewFields(preview)).toString()

const SPRING: Preview = {
  site: 'com',
  locale: 'de',
  at: Date.parse('2030-03-01T00:00:00.500Z'),
  campaign: 'spring_sale',
}

const seen = (path: string, preview: Preview | undefined, host = 'localhost:3000') =>
  addressSeen(
    {
      host,
      path,
      cookies: preview && { [STAFF_COOKIE]: 'token', [PREVIEW_COOKIE]: textOf(preview) },
    },
    BOOK,
  )

test('a preview survives its way through a cookie, to the millisecond', () => {
  expect(readPreview(textOf(SPRING))).toEqual(SPRING)
})

test('a preview needs a site and a language that it speaks', () => {
  expect(readPreview('')).toBeUndefined()
  expect(readPreview('site=moon&locale=en')).toBeUndefined()
  expect(readPreview('site=com&locale=ja')).toBeUndefined()
  expect(readPreview('site=jp&locale=ja')).toMatchObject({ site: 'jp', locale: 'ja' })
})

test('an instant is a whole date with a time, in UTC; anything else means now', () => {
  const at = (text: string) => readPreview(`site=com&locale=en&at=${encodeURIComponent(text)}`)?.at
  expect(at('2026-11-27T08:30')).toBe(Date.parse('2026-11-27T08:30:00Z'))
  for (const wrong of ['', 'tomorrow', '2026-11-27', '2026-13-45T00:00', '1e99', '2026-11-27T00:00+09:00'])
    expect(at(wrong)).toBeUndefined()
})

test('a preview begins on the host that the admin is on, whatever the site of the page', () => {
  const begins = previewPath(page('article', '101'), { site: 'jp', locale: 'ja' })
  expect(begins).toBe('/preview?site=jp&locale=ja&path=%2Farticle%2F101')
})

test('nothing is asked without a login of the admin', () => {
  expect(previewAsked({ [PREVIEW_COOKIE]: textOf(SPRING) })).toBeUndefined()
  expect(previewAsked({ [PREVIEW_COOKIE]: textOf(SPRING), [STAFF_COOKIE]: 'token' })).toEqual(SPRING)
})

test('the page of a campaign that nobody published has an address in its preview alone', () => {
  expect(seen('/de/spring-sale', undefined).kind).toBe('not_found')
  expect(seen('/de/spring-sale', SPRING)).toMatchObject({ internal: '/s/com/de/campaign/spring_sale' })
  expect(seen('/de/winter-sale', SPRING).kind).toBe('not_found')
})

test('a page for a service that nobody published has an address in its preview alone', () => {
  const preview: Preview = { site: 'com', locale: 'en', product: 'new_tube_downloader' }
  expect(seen('/new-tube-downloader', undefined).kind).toBe('not_found')
  expect(seen('/new-tube-downloader', preview)).toMatchObject({
    internal: '/s/com/en/product/new_tube_downloader',
  })
})

test('a draft takes no address from a page that stands there', () => {
  const preview: Preview = { site: 'com', locale: 'en', campaign: 'netflix_downloader' }
  expect(seen('/netflix-downloader', preview)).toMatchObject({
    internal: '/s/com/en/product/netflix_downloader',
  })
})

test('pages of the other sites are previewed on the host of the admin', () => {
  expect(seen('/article/101', { site: 'jp', locale: 'ja' })).toMatchObject({ site: 'jp', locale: 'ja' })
  expect(seen('/de/reviews', { site: 'discover_com', locale: 'de' })).toMatchObject({
    internal: '/s/discover_com/de/reviews',
  })
})

test('a page with one address for all languages is previewed in the language that the writer edits', () => {
  const address = addressSeen(
    {
      host: 'localhost',
      path: '/sales-campaign',
      cookies: { [STAFF_COOKIE]: 'token', [PREVIEW_COOKIE]: textOf(SPRING), [LOCALE_COOKIE]: 'fr' },
    },
    BOOK,
  )
  expect(address).toMatchObject({ kind: 'page', locale: 'de' })
})

test('a redirect to another site in a preview keeps the port of the request', () => {
  expect(seen('/ja/article/101', { site: 'com', locale: 'de' }, 'localhost:4321')).toMatchObject({
    kind: 'redirect',
    to: 'http://jp.localhost:4321/article/101',
  })
})
