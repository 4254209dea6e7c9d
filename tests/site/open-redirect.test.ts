import { BOOK } from '@tests/support/address-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Address, resolveAddress } from '@/site/address'
import { DEFAULT_HOSTS, siteOfHost } from '@/site/sites'

const OWN_HOSTS = Object.values(DEFAULT_HOSTS)
const ask = (path: string, query = '', host = 'localhost:3000') => resolveAddress({ host, path, query }, BOOK)

/** The host on which a browser that is on com lands. */
const landing = (answer: Address) =>
  answer.kind === 'redirect' ? new URL(answer.to, 'http://localhost:3000/').hostname : 'localhost'

const TRIES = [
  '//evil.example',
  '///evil.example',
  '////evil.example//',
  '//evil.example/netflix-downloader',
  '//evil.example/%2e%2e',
  '//evil.example/..',
  '//evil.example:80/aio',
  '//user@evil.example/aio/',
  '//localhost@evil.example/',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example/',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '//%2fevil.example/aio',
  '/%2Fevil.example/',
  '/http://evil.example',
  '/https://evil.example/aio/',
  '/https:evil.example',
  '/https:/evil.example/',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)/',
  '/.evil.example',
  '/@evil.example',
  '/de//evil.example',
  '/de///evil.example/',
  '/en//evil.example',
  '/en/%2Fevil.example',
  '/ja//evil.example',
  '/ja/@evil.example',
  '/ja/.evil.example',
  '/ja/\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/%E3%80%82evil.example',
  '/。evil.example/',
  '/index.html//evil.example',
  '/home//evil.example',
  '/homepage.html/evil.example',
  '/article//evil.example',
  '/opengraph-image//evil.example',
  '//evil.example/opengraph-image/',
  '/funimation-downloader//evil.example',
]

test.each(TRIES)('%j leads nowhere but to the shop', path => {
  expect(TRIES.length).toBeGreaterThanOrEqual(40)
  expect(OWN_HOSTS).toContain(landing(ask(path)))
  expect(OWN_HOSTS).toContain(landing(ask(path, '//evil.example')))
})

const PIECES = [
  ...[
    '/',
    '//',
    '\\',
    '%2F',
    '%5C',
    '@',
    ':',
    '.',
    '..',
    '?',
    '#',
    '\t',
    '%0a',
    '。',
    '%',
    '%25',
    'http:',
    ' ',
  ],
  ...[
    'evil.example',
    'de',
    'en',
    'ja',
    'aio',
    'home',
    'index.html',
    'netflix_downloader',
    'article',
    'checkout',
  ],
]
const anyPath = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map(pieces => `/${pieces.join('')}`)
const anyHost = fc.constantFrom(
  'localhost',
  'jp.localhost:3000',
  'evil.example',
  'discover.localhost',
  'x:99999@y',
)

test('whatever the path, query and host, a redirect stays in the shop', () => {
  fc.assert(
    fc.property(anyPath, anyPath, anyHost, (path, query, host) => {
      const answer = ask(path, query, host)
      if (answer.kind !== 'redirect') return
      expect(answer.to).toMatch(/^(\/(?![/\\])|http:\/\/(jp|discover-jp)?\.?localhost)/)
      expect(OWN_HOSTS).toContain(landing(answer))
      expect(answer.to).toMatch(/^[\x21-\x7e]+$/)
    }),
    { numRuns: 5000 },
  )
})

test('whatever the address, a redirect reaches a page in one hop', () => {
  fc.assert(
    fc.property(fc.oneof(anyPath, fc.string({ unit: 'binary' })), anyHost, (path, host) => {
      const answer = ask(path, '', host)
      if (answer.kind !== 'redirect' || path === '/index.html') return
      const from = `http://${DEFAULT_HOSTS[siteOfHost(host, DEFAULT_HOSTS)]}`
      const to = new URL(answer.to, from)
      expect(ask(to.pathname, to.search, to.host), answer.to).toMatchObject({
        kind: 'page',
        path: to.pathname,
      })
    }),
    { numRuns: 5000 },
  )
})
