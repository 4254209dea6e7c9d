import { expect, test } from 'vitest'
import { requestFactsOf, wordsOf } from '@/server/page-cache/request-facts'
import { clientOs, deviceOf } from '@/site/os'

const on = (system: string, version = 0) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.${version}.0 Safari/537.36`
const WINDOWS = 'Windows NT 10.0; Win64; x64'
const SYSTEMS = {
  windows: WINDOWS,
  mac: 'Macintosh; Intel Mac OS X 10_15_7',
  linux: 'X11; Linux x86_64',
  phone: 'Linux; Android 15; Pixel 9 Mobile',
}

const wordsFrom = (userAgent?: string) =>
  wordsOf(requestFactsOf({ method: 'GET', url: '/', headers: { 'user-agent': userAgent } }, false))

test('browsers that get the same page are one request to the index, however many there are', () => {
  const many = Array.from({ length: 25_000 }, (_, version) => wordsFrom(on(WINDOWS, version)))
  expect(new Set(many).size).toBe(1)
  expect(wordsFrom(on(SYSTEMS.mac, 1))).toBe(wordsFrom(on(SYSTEMS.mac, 2)))
})

test('browsers that get another page are another request', () => {
  const words = Object.values(SYSTEMS).map(system => wordsFrom(on(system)))
  expect(new Set(words).size).toBe(words.length)
  expect(wordsFrom('')).toBe(wordsFrom(undefined))
})

test('what was read once stays what it is, also when more have come than are remembered', () => {
  const told = (userAgent: string) => [clientOs({ userAgent }), deviceOf({ userAgent })]
  const before = Object.values(SYSTEMS).map(system => told(on(system)))
  for (let version = 0; version < 12_000; version += 1)
    deviceOf({ userAgent: on('X11; CrOS x86_64', version) })
  expect(Object.values(SYSTEMS).map(system => told(on(system)))).toEqual(before)
  expect(before).toEqual([
    ['win', 'desktop'],
    ['mac', 'desktop'],
    ['other', 'desktop'],
    ['other', 'mobile'],
  ])
})
