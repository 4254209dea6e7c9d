import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Networks that no push service is in: our own, the machine's, and those that lead to them (RFC 6890). */
const OWN: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  // Addresses of version 4 in another dress.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const blocked = new BlockList()
for (const [network, prefix] of OWN) blocked.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4')

/** Whether an IP address, of version 4 or 6, is in none of the networks above; a name is to be looked up first. */
export const isPublicAddress = (address: string): boolean =>
  !blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** A name that leads into our own network: whoever registered it wants us to send a request there. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

type Resolve = (name: string, told: (error: Error | null, addresses: LookupAddress[]) => void) => void

const resolveBySystem: Resolve = (name, told) => lookup(name, { all: true }, told)

/**
 * The look-up of a connection, which refuses a name if any of its addresses is not public. The connection goes to the very
 * addresses that were looked at, so that no second answer can differ.
 */
export const publicLookup =
  (resolve: Resolve = resolveBySystem): LookupFunction =>
  (name, { all }, told) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return told(error ?? new Error(`${name} has no address`), [])
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return told(new PrivateAddress(`${name} leads to an address that is not public`), [])
      return all ? told(null, addresses) : told(null, first.address, first.family)
    })
