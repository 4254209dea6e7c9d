import { expect, test } from 'vitest'
import { clientOs, deviceOf } from '@/site/os'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1'

test.each([
  ['Windows', WINDOWS, 'win', 'desktop'],
  ['Mac', MAC, 'mac', 'desktop'],
  ['Linux', LINUX, 'other', 'desktop'],
  ['iPhone', IPHONE, 'other', 'mobile'],
  ['Android', ANDROID, 'other', 'mobile'],
  ['iPad', IPAD, 'other', 'mobile'],
  ['a program', 'curl/8.9', 'other', 'desktop'],
  ['no user agent', undefined, 'other', 'desktop'],
  ['an empty user agent', '', 'other', 'desktop'],
  ['nonsense', `${'('.repeat(50_000)}`, 'other', 'desktop'],
])('%s is recognised by its user agent', (_, userAgent, os, device) => {
  expect(clientOs({ userAgent })).toBe(os)
  expect(deviceOf({ userAgent })).toBe(device)
})

test.each([
  ['"Windows"', 'win'],
  ['"macOS"', 'mac'],
  ['macOS', 'mac'],
  ['"Linux"', 'other'],
  ['"Chrome OS"', 'other'],
  ['"Android"', 'other'],
  ['"Unknown"', 'mac'],
  ['', 'mac'],
])('the client hint %s goes before the user agent of a Mac', (platformHint, os) => {
  expect(clientOs({ userAgent: MAC, platformHint })).toBe(os)
})

test('what the visitor chose goes before all, and a choice that is none is ignored', () => {
  expect(clientOs({ userAgent: MAC, platformHint: '"macOS"', chosen: 'win' })).toBe('win')
  expect(clientOs({ userAgent: IPHONE, chosen: 'mac' })).toBe('mac')
  expect(clientOs({ userAgent: MAC, chosen: 'linux' })).toBe('mac')
  expect(clientOs({ userAgent: MAC, asked: 'win', chosen: 'mac' })).toBe('win')
})

test('the mobile hint goes before the user agent', () => {
  expect(deviceOf({ userAgent: WINDOWS, mobileHint: '?1' })).toBe('mobile')
  expect(deviceOf({ userAgent: WINDOWS, mobileHint: '?0' })).toBe('desktop')
})
