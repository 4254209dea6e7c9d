import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath } from '@/site/next-path'

const HOME = '/my-account'

test.each([
  ['/checkout', '/checkout'],
  ['/checkout?route=netflix_downloader&plan=LFT', '/checkout?route=netflix_downloader&plan=LFT'],
  ['/de/video-ai#plans', '/de/video-ai#plans'],
  ['/my-account/devices/c0ffee-17', '/my-account/devices/c0ffee-17'],
  ['/checkout/../products', '/products'],
  ['/article/動画', '/article/%E5%8B%95%E7%94%BB'],
  ['/login-success?next=//evil.example', '/login-success?next=//evil.example'],
])('%j leads on to %j', (next, path) => {
  expect(nextPath(next, HOME)).toBe(path)
})

const TRIES = [
  undefined,
  '',
  'checkout',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/a/..//evil.example',
  '/a/../\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',

  '@evil.example',
  '//user@evil.example',
  '/%00evil',
  '/%zz',
  '/order/user.php?a=logout',
  '/cms/users/logout',
  '/admin',
  '/sandbox/pay',
  `/${'a'.repeat(3000)}`,
]

test.each(TRIES)('%j leads to the account instead', next => {
  const path = nextPath(next, HOME)
  expect(new URL(path, 'http://localhost:3000').host).toBe('localhost:3000')
  expect(path).toBe(HOME)
})

const PIECES = [
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
  '\n',
  '%0a',
  '。',
  '%',
  'http:',
  ' ',
]
const anyNext = fc
  .array(
    fc.oneof(fc.constantFrom(...PIECES, 'evil.example', 'de', 'checkout'), fc.string({ maxLength: 3 })),
    {
      maxLength: 8,
    },
  )
  .map(pieces => pieces.join(''))

test('whatever is asked for, the next page is one of this site, wherever a browser starts from', () => {
  fc.assert(
    fc.property(anyNext, fc.constantFrom('', '/', '/./', '/..'), (next, start) => {
      const path = nextPath(`${start}${next}`, HOME)
      for (const origin of ['http://localhost:3000', 'https://shop.example']) {
        expect(new URL(path, `${origin}/login?next=x`).origin).toBe(origin)
      }
      expect(nextPath(path, HOME)).toBe(path)
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    }),
    { numRuns: 5000 },
  )
})
