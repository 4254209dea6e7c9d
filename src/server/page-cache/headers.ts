import { type Audience, policyOf, type Surroundings } from './csp'
import type { Inline } from './nonce'

/** Names and values in turn, as `writeHead` takes them at once. */
export type HeaderList = readonly string[]

/** What every answer says, of whatever kind (OWASP's list of secure headers). */
export const everywhere = ({ isHttps }: Pick<Surroundings, 'isHttps'>): HeaderList => [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'X-Permitted-Cross-Domain-Policies',
  'none',
  ...(isHttps ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : []),
]

const NOT_USED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
  'xr-spatial-tracking',
]

const ON_DOCUMENTS: HeaderList = [
  'X-Frame-Options',
  'SAMEORIGIN',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Permissions-Policy',
  NOT_USED.map(name => `${name}=()`).join(', '),
]

/** What an HTML document says beside. Pictures stay free to be shown elsewhere: that is what they are shared for. */
export const onDocument = (inline: Inline, audience: Audience, around: Surroundings): HeaderList => [
  'Content-Security-Policy',
  policyOf(inline, audience, around),
  ...ON_DOCUMENTS,
]

export const isDocument = (contentType: string): boolean => /^text\/html\b/i.test(contentType)

/**
 * How long a page may be kept by others: browsers ask each time (and mostly hear 304), a CDN may hold it for `seconds`,
 * and never to the boundary of what it shows. Two seconds before it are the CDN's: it counts whole ones, from the
 * arrival of the page.
 */
export function cacheControl({ until, at, seconds }: { until: number; at: number; seconds: number }): string {
  const left = Math.floor((until - at) / 1000) - 2
  const shared = Math.max(0, Math.min(left, seconds))
  return `public, max-age=0, must-revalidate, s-maxage=${shared}`
}
