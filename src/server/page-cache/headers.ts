import { type Audience, policyOf, type Surroundings } from './csp'
import type { Inline } from './nonce'

export type HeaderList = readonly string[]

/** For every answer of any kind (OWASP's list of secure headers). */
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

/** Pictures may be shown by other sites: they are for sharing. */
export const onDocument = (inline: Inline, audience: Audience, around: Surroundings): HeaderList => [
  'Content-Security-Policy',
  policyOf(inline, audience, around),
  ...ON_DOCUMENTS,
]

/** The worker of push messages runs nothing but itself, and tells the shop alone what was clicked. */
export const onWorker = ({ apis }: Pick<Surroundings, 'apis'>): HeaderList => [
  'Content-Security-Policy',
  ["default-src 'none'", ["connect-src 'self'", ...apis].join(' ')].join('; '),
]

/** HTML, which gets the headers of `onDocument`, and nothing else. */
export const isDocument = (contentType: string): boolean => /^text\/html\b/i.test(contentType)

/**
 * Browsers revalidate each time (mostly 304); a CDN may hold a page for `seconds`, but not beyond its boundary,
 * less two seconds as CDNs count whole ones from arrival.
 */
export function cacheControl({ until, at, seconds }: { until: number; at: number; seconds: number }): string {
  const left = Math.floor((until - at) / 1000) - 2
  const shared = Math.max(0, Math.min(left, seconds))
  return `public, max-age=0, must-revalidate, s-maxage=${shared}`
}
