import { ownOrigins } from '../http/origins'
import { TOKEN_COOKIE } from '../http/token-cookie'
import type { Call } from '../request/call'

/** By `Origin`, else `Sec-Fetch-Site` (API, limits). A program without a cookie has nothing to forge. */
export function isOwnOrigin({ request: { headers }, cookies }: Call): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return ownOrigins().includes(origin)
  const from = headers.get('sec-fetch-site')
  if (from !== null) return from === 'same-origin'
  return cookies[TOKEN_COOKIE] === undefined
}
