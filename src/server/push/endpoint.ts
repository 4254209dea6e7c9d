import { isIP } from 'node:net'
import { env } from '../runtime/env'

/**
 * Whether an address can be a browser's push endpoint: https on a public name. We send requests there, so it must
 * not be in our own network; what the name leads to is looked at when we send (`public-lookup.ts`).
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  if (isStandIn(text)) return true
  const { protocol, hostname, username, password, port } = new URL(text)
  const isPublic = /\.[a-z]{2,}$/i.test(hostname) && isIP(hostname) === 0
  return protocol === 'https:' && isPublic && `${username}${password}${port}` === ''
}

/** The push service of tests; a shop with public hosts does not start with one (`env.ts`). */
export const isStandIn = (endpoint: string): boolean => {
  const { PUSH_STAND_IN } = env()
  return PUSH_STAND_IN !== undefined && new URL(endpoint).origin === PUSH_STAND_IN
}
