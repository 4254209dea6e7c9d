import { isIP } from 'node:net'

/**
 * Whether an address can be a browser's push endpoint: https on a public name. We send requests there, so it must
 * not be in our own network.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  const isPublic = /\.[a-z]{2,}$/i.test(hostname) && isIP(hostname) === 0
  return protocol === 'https:' && isPublic && `${username}${password}${port}` === ''
}
