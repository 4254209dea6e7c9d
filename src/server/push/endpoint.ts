import { env } from '../runtime/env'

/** The services of browsers' makers: Chrome and all built on it, Firefox, Edge, Safari. A dot in front: any host below. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const

/**
 * Whether an address can be a browser's push endpoint: https at a service that browsers have. We send requests there, so
 * nobody must be able to name another host; what the name leads to is looked at when we send (`public-lookup.ts`).
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  if (isStandIn(text)) return true
  const { protocol, hostname, username, password, port } = new URL(text)
  const isService = SERVICES.some(name =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  )
  return protocol === 'https:' && isService && `${username}${password}${port}` === ''
}

/** The push service of tests; a shop with public hosts does not start with one (`env.ts`). */
export const isStandIn = (endpoint: string): boolean => {
  const { PUSH_STAND_IN } = env()
  return PUSH_STAND_IN !== undefined && new URL(endpoint).origin === PUSH_STAND_IN
}
