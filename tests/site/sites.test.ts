import { expect, test } from 'vitest'
import { DEFAULT_HOSTS, originOf, originsOf, portOf, siteOfHost, siteSpeaking } from '@/site/sites'

const HOSTS = { ...DEFAULT_HOSTS, com: 'Shop.Example', jp: 'jp.shop.example' }

test.each([
  ['localhost', 'com'],
  ['LOCALHOST:3000', 'com'],
  ['jp.localhost:8080', 'jp'],
  ['discover.localhost', 'discover_com'],
  ['Discover-JP.localhost:3000', 'discover_jp'],
  ['jp.localhost.', 'jp'],
  ['elsewhere.example', 'com'],
  ['jp.localhost.elsewhere.example', 'com'],
  ['[::1]:3000', 'com'],
  ['', 'com'],
])('the host %s shows the site %s', (host, site) => {
  expect(siteOfHost(host, DEFAULT_HOSTS)).toBe(site)
})

test('hosts are a setting, and their case does not matter', () => {
  expect(siteOfHost('shop.example', HOSTS)).toBe('com')
  expect(siteOfHost('JP.SHOP.EXAMPLE:443', HOSTS)).toBe('jp')
  expect(siteOfHost('jp.localhost', HOSTS)).toBe('com')
})

test('an origin names the port unless it is the usual one of the protocol', () => {
  expect(originOf('com', HOSTS)).toBe('http://shop.example')
  expect(originOf('jp', HOSTS, { port: 3000 })).toBe('http://jp.shop.example:3000')
  expect(originOf('jp', HOSTS, { protocol: 'https', port: 443 })).toBe('https://jp.shop.example')
  expect(originOf('jp', HOSTS, { protocol: 'http', port: 443 })).toBe('http://jp.shop.example:443')
  expect(originOf('jp', { ...HOSTS, jp: 'jp.shop.example:9000' }, { port: 3000 })).toBe(
    'http://jp.shop.example:9000',
  )
  expect(originsOf(DEFAULT_HOSTS, { port: 3000 })).toEqual({
    com: 'http://localhost:3000',
    jp: 'http://jp.localhost:3000',
    discover_com: 'http://discover.localhost:3000',
    discover_jp: 'http://discover-jp.localhost:3000',
  })
})

test('only digits after the last colon of a host are a port', () => {
  expect(portOf('localhost:3000')).toBe(3000)
  expect(portOf('localhost')).toBeUndefined()
  expect(portOf('localhost:3000@elsewhere.example')).toBeUndefined()
  expect(portOf('[::1]:80')).toBe(80)
})

test('each language has one site in each tree', () => {
  expect(siteSpeaking('com', 'de')).toBe('com')
  expect(siteSpeaking('com', 'ja')).toBe('jp')
  expect(siteSpeaking('jp', 'en')).toBe('com')
  expect(siteSpeaking('discover_com', 'ja')).toBe('discover_jp')
  expect(siteSpeaking('discover_jp', 'zh')).toBe('discover_com')
})
