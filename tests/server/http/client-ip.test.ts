import { expect, test } from 'vitest'
import { clientIpOf, networkOf } from '@/server/http/client-ip'

test('an address told from outside counts only behind a trusted proxy', () => {
  const connection = { remote: '203.0.113.7', forwarded: '198.51.100.1, 192.0.2.5' }
  expect(clientIpOf({ ...connection, trustProxy: false })).toBe('203.0.113.7')
  expect(clientIpOf({ ...connection, trustProxy: true })).toBe('192.0.2.5')
  expect(clientIpOf({ ...connection, forwarded: undefined, trustProxy: true })).toBe('203.0.113.7')
  expect(clientIpOf({ remote: undefined, forwarded: undefined, trustProxy: true })).toBe('')
})

test('an IPv4 address is one, however the socket spells it', () => {
  expect(clientIpOf({ remote: '::ffff:203.0.113.7', forwarded: undefined, trustProxy: false })).toBe(
    '203.0.113.7',
  )
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the network of %j is %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
