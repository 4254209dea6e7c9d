import { ADDRESS_ROWS } from '@tests/support/address-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveAddress } from '@/site/address'
import { addressBook } from '@/site/address-book'
import { type Redirect, redirectProblem } from '@/site/redirect'
import { DEFAULT_HOSTS, type Site } from '@/site/sites'

function shopWith(...redirects: Redirect[]) {
  const book = addressBook({ ...ADDRESS_ROWS, redirects })
  return (path: string, site: Site = 'com', query = '') =>
    resolveAddress({ host: DEFAULT_HOSTS[site], path, query }, book)
}

test('a marketer’s redirect holds under every language prefix and keeps it', () => {
  const ask = shopWith({ from: '/spring', to: '/shop' })
  expect(ask('/spring')).toMatchObject({ kind: 'redirect', to: '/shop' })
  expect(ask('/de/spring/')).toMatchObject({ to: '/de/shop' })
  expect(ask('/ja/spring')).toMatchObject({ to: 'http://jp.localhost/shop' })
  expect(ask('/spring', 'jp')).toMatchObject({ to: '/shop' })
})

test('a redirect from a prefixed address holds in that language only', () => {
  const ask = shopWith({ from: '/de/fruehling', to: '/de/shop' })
  expect(ask('/de/fruehling')).toMatchObject({ to: '/de/shop' })
  expect(ask('/fruehling')).toMatchObject({ kind: 'not_found' })
  expect(ask('/fr/fruehling')).toMatchObject({ kind: 'not_found' })
})

test('a redirect to a prefixed address changes the language', () => {
  const ask = shopWith({ from: '/angebot', to: '/de/shop' })
  expect(ask('/angebot')).toMatchObject({ to: '/de/shop' })
  expect(ask('/fr/angebot')).toMatchObject({ to: '/de/shop' })
})

test('a redirect for one site leaves the others alone', () => {
  const ask = shopWith({ from: '/spring', to: '/shop', site: 'jp' })
  expect(ask('/spring', 'jp')).toMatchObject({ to: '/shop' })
  expect(ask('/spring')).toMatchObject({ kind: 'not_found' })
  expect(ask('/ja/spring')).toMatchObject({ to: 'http://jp.localhost/shop' })
})

test('a redirect wins over the page at its address, whatever name the page is asked by', () => {
  const ask = shopWith({ from: '/all-in-one-video-suite', to: '/video-music-one' })
  for (const path of ['/all-in-one-video-suite', '/aio', '/video_one/', '/all_in_one_video_suite'])
    expect(ask(path)).toMatchObject({ kind: 'redirect', to: '/video-music-one' })
})

test('redirects that follow one another are one hop', () => {
  const ask = shopWith(
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c/' },
    { from: '/c', to: '/max_downloader' },
  )
  expect(ask('/it/a')).toMatchObject({ to: '/it/hbo-max-downloader' })
})

test.each(['/春のセール', '/%E6%98%A5%E3%81%AE%E3%82%BB%E3%83%BC%E3%83%AB/'])(
  'a redirect may be stored as %s',
  from => {
    const ask = shopWith({ from, to: '/shop' })
    expect(ask('/春のセール', 'jp')).toMatchObject({ to: '/shop' })
    expect(ask('/%e6%98%a5%E3%81%AE%E3%82%BB%E3%83%BC%E3%83%AB', 'jp')).toMatchObject({ to: '/shop' })
  },
)

test('redirects in a circle are not found, and a page in one answers', () => {
  const ask = shopWith(
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/self', to: '/self' },
    { from: '/video-ai', to: '/video_ai' },
    { from: '/aio', to: '/aio' },
  )
  expect(ask('/a')).toMatchObject({ kind: 'not_found' })
  expect(ask('/self')).toMatchObject({ kind: 'not_found' })
  expect(ask('/video-ai')).toMatchObject({ kind: 'page', path: '/video-ai' })
  expect(ask('/aio')).toMatchObject({ to: '/all-in-one-video-suite' })
})

test('the query of the redirect comes first, then the visitor’s, then the fragment', () => {
  const ask = shopWith(
    { from: '/sale', to: '/checkout?route=video_ai#plans' },
    { from: '/old-sale', to: '/sale?from=old' },
  )
  expect(ask('/sale')).toMatchObject({ to: '/checkout?route=video_ai#plans' })
  expect(ask('/sale', 'com', '?x=1')).toMatchObject({ to: '/checkout?route=video_ai&x=1#plans' })
  expect(ask('/old-sale', 'com', 'x=1')).toMatchObject({ to: '/checkout?from=old&route=video_ai&x=1#plans' })
  expect(ask('/de/sale')).toMatchObject({ to: '/checkout?route=video_ai#plans', setLocale: 'de' })
})

test('a redirect may lead to a file, and one to an unknown address is not found', () => {
  const ask = shopWith({ from: '/press', to: '/files//press kit.pdf' }, { from: '/lost', to: '/nowhere' })
  expect(ask('/de/press')).toMatchObject({ kind: 'redirect', to: '/files/press%20kit.pdf' })
  expect(ask('/lost')).toMatchObject({ kind: 'not_found' })
})

test('the old chain from /index.html is not shortened by a stored redirect', () => {
  const ask = shopWith({ from: '/index.html', to: '/homepage.html' }, { from: '/homepage.html', to: '/' })
  expect(ask('/index.html')).toMatchObject({ to: '/homepage.html' })
  expect(ask('/homepage.html')).toMatchObject({ to: '/' })
})

test.each([
  ['/spring', '/shop', null],
  ['/de/spring/', '/de/', null],
  ['/spring', '/', null],
  ['spring', '/shop', 'bad_from'],
  ['/', '/shop', 'bad_from'],
  ['/spring?x=1', '/shop', 'bad_from'],
  ['/spring#a', '/shop', 'bad_from'],
  ['/a/../b', '/shop', 'bad_from'],
  ['/admin', '/shop', 'reserved_from'],
  ['/cms/users', '/shop', 'reserved_from'],
  ['/_next/x', '/shop', 'reserved_from'],
  ['/s/com/en/home', '/shop', 'reserved_from'],
  ['/logo.png', '/shop', 'reserved_from'],
  ['/spring', 'https://elsewhere.example/', 'bad_to'],
  ['/spring', '//elsewhere.example', 'bad_to'],
  ['/spring', '/\\elsewhere.example', 'bad_to'],
  ['/spring', '/%2felsewhere.example', 'bad_to'],
  ['/spring', 'shop', 'bad_to'],
  ['/spring', '', 'bad_to'],
])('a redirect from %s to %s: %s', (from, to, problem) => {
  expect(redirectProblem({ from, to })).toBe(problem)
})

test('a redirect with a problem is left out of the book', () => {
  const ask = shopWith({ from: '/spring', to: 'https://elsewhere.example/' })
  expect(ask('/spring')).toMatchObject({ kind: 'not_found' })
})

const place = fc.constantFrom(
  '/a',
  '/b',
  '/c',
  '/de/a',
  '/video-ai',
  '/aio',
  '/checkout',
  '/de/',
  '/',
  '/home',
)
const anyRedirect = fc.record({
  from: place,
  to: place,
  site: fc.constantFrom('com' as const, 'jp' as const, null),
})

const anyRedirects = fc.array(anyRedirect, { maxLength: 6 })

test('however editors write redirects, an address is a page, not found, or one hop from a page', () => {
  fc.assert(
    fc.property(anyRedirects, place, (redirects, path) => {
      const ask = shopWith(...redirects)
      const first = ask(path)
      if (first.kind !== 'redirect') return
      const to = new URL(first.to, 'http://localhost')
      expect(ask(to.pathname, to.hostname === 'jp.localhost' ? 'jp' : 'com').kind, first.to).toBe('page')
    }),
    { numRuns: 3000 },
  )
})
