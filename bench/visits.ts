import { DEFAULT_HOSTS, defaultLocaleOf, localesOf, SITES, treeOf } from '@/site/sites'
import type { Asking } from '../tests/support/ask'
import type { Customer } from './canaries'
import type { Random } from './random'

const SHOP = [
  '/',
  '/netflix-downloader',
  '/hulu-downloader',
  '/all-in-one-video-suite',
  '/products',
  '/posts',
]
const MORE = ['/contact', '/download', '/event-center', '/article/101', '/authors', '/no-such-page']
const REVIEW = ['/', '/reviews', '/review/201', '/category/video', '/authors', '/article/101']
const PRODUCTS = ['/netflix-downloader', '/all-in-one-video-suite', '/video-ai']
/** What is the visitor's alone, and never kept. */
const OWN = [
  '/my-account',
  '/my-account/orders',
  '/my-account/licenses',
  '/order/user.php?a=user_info',
  '/checkout?route=netflix_downloader&plan=LFT&os=win',
  '/sales-campaign',
]

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
]

/** Headers that decide nothing about a page, each with something of the visitor's. */
const unkeyed = (mark: string): Record<string, string> => ({
  'x-forwarded-host': `${mark}.example`,
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': `/${mark}`,
  'x-original-url': `/my-account?${mark}`,
  'x-rewrite-url': `/my-account?${mark}`,
  'x-host': `${mark}.example`,
  'x-real-ip': '198.51.100.7',
  'x-http-method-override': 'POST',
  forwarded: `host=${mark}.example;proto=https`,
  'accept-language': `fr, x-${mark}`,
  referer: `https://${mark}.example/?${mark}`,
  origin: `https://${mark}.example`,
  from: `${mark}@example.com`,
  via: `1.1 ${mark}`,
})

/** How many of them there are. */
export const UNKEYED = Object.keys(unkeyed('')).length

/** A request of a customer, signed in or not, that tells of the customer wherever a request can. */
export function visitOf(customer: Customer, random: Random): Asking & { isOwn: boolean } {
  const { mark, token } = customer
  const isSignedIn = random.chance(0.6)
  const cookie = [`email=${mark}`, `user_info=${mark}`, ...(isSignedIn ? [`token=${token}`] : [])].join('; ')
  const headers = { ...unkeyed(mark), cookie, 'user-agent': `${random.pick(AGENTS)} ${mark}` }
  if (random.chance(0.15)) return { path: random.pick(OWN), headers, isOwn: true }
  const site = random.pick(SITES)
  const locale = random.pick(localesOf(site))
  const prefix = locale === defaultLocaleOf(site) ? '' : `/${locale}`
  const at = { host: DEFAULT_HOSTS[site], headers }
  if (treeOf(site) === 'shop' && random.chance(0.15))
    return { ...at, path: `${prefix}${random.pick(PRODUCTS)}?utm_source=${mark}`, isOwn: isSignedIn }
  const paths = treeOf(site) === 'shop' ? [...SHOP, ...MORE] : REVIEW
  const bare = `${prefix}${random.pick(paths)}`
  return { ...at, path: `${bare}${queryOf(customer, random)}`, isOwn: false }
}

/** What only tracks, and now and then a coupon, which no kept page reads. */
function queryOf({ mark, coupon }: Customer, random: Random): string {
  const tracking = `utm_source=${mark}&gclid=${mark}&source=${mark}`
  if (random.chance(0.03)) return `?coupon=${coupon}&${tracking}`
  return random.chance(0.5) ? `?${tracking}` : ''
}
