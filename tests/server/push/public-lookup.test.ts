import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from '@/server/push/public-lookup'

test.each([
  '127.0.0.1',
  '127.8.9.10',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.1.2.3',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  'fe80::1',
  'fd00::1',
  'fc00::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fec0::1',
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '1.1.1.1',
  '2606:4700::1111',
  '2a00:1450:4001::1',
])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

const told = (addresses: LookupAddress[], all: boolean, error: Error | null = null) =>
  new Promise<{ error: string | undefined; found: unknown }>(resolve =>
    publicLookup((_, answer) => answer(error, addresses))('push.example', { all }, (failed, found) =>
      resolve({ error: failed?.name, found }),
    ),
  )

test('a name that leads to a private address leads nowhere, also when other addresses of it are public', async () => {
  const bad = { address: '10.0.0.7', family: 4 }
  const good = { address: '8.8.8.8', family: 4 }
  for (const all of [true, false])
    for (const addresses of [[bad], [good, bad]])
      expect(await told(addresses, all)).toEqual({ error: 'PrivateAddress', found: [] })
  expect(await told([good], true)).toEqual({ error: undefined, found: [good] })
  expect(await told([good], false)).toEqual({ error: undefined, found: '8.8.8.8' })
})

test('a name without an address is an error', async () => {
  expect(await told([], true)).toMatchObject({ error: 'Error' })
  expect(await told([], true, new Error('ENOTFOUND'))).toMatchObject({ error: 'Error' })
})
