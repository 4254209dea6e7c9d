import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { env } from '../runtime/env'

/** Set by our server, overwriting whatever came from outside. */
export const CLIENT_IP = 'x-client-ip'

type Connection = {
  remote: string | undefined
  forwarded: string | string[] | undefined
  trustProxy: boolean
}

/**
 * X-Forwarded-For counts only behind a trusted proxy, and only its last entry, which that proxy wrote; the rest is
 * the client's claim.
 */
export function clientIpOf({ remote, forwarded, trustProxy }: Connection): string {
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return plain((trustProxy && last) || remote || '')
}

/** The network that a request comes from, as rate limits count it. */
export const networkOfRequest = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string =>
  networkOf(clientIpOf({ remote: socket.remoteAddress, forwarded: headers['x-forwarded-for'], trustProxy }))

/** Route handlers see no socket, so the address comes in a header that nobody outside can set. */
export function tellClientIp({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  headers[CLIENT_IP] = clientIpOf({
    remote: socket.remoteAddress,
    forwarded: headers['x-forwarded-for'],
    trustProxy: env().TRUST_PROXY === '1',
  })
}

const plain = (ip: string): string => ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')

/** What a rate limit counts as one: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
