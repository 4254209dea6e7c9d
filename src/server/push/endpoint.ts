import { isIP } from 'node:net'

/**
 * Whether an address is one that a push service gives a browser: https on a public name. We will write to it, so that it
 * must not lead into our own network.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  const isPublic = /\.[a-z]{2,}$/i.test(hostname) && isIP(hostname) === 0
  return protocol === 'https:' && isPublic && `${username}${password}${port}` === ''
}
