import type { Tree } from './sites'

/**
 * A page family (PAGES.md). In `paths` a `:word` stands for one part of the address, see `address-part.ts`. `locales`:
 * `prefix` has one address per language; `negotiated` one for all, in the visitor's language (cookie, else
 * Accept-Language); `site` one, in the site's own language.
 */
export type Family = {
  paths: readonly [string, ...string[]]
  /** Where it answers; on the first of them its text stands (`standing.ts`). */
  trees: readonly [Tree, ...Tree[]]
  locales: 'prefix' | 'negotiated' | 'site'
  indexable: boolean
  cacheable: boolean
  /** Prices may be other ones for a customer, so the page is made for each who is signed in. */
  hasPrices: boolean
  /** Read by programs: no page furniture, no picture for sharing. */
  isMachine: boolean
}

type Paths = Family['paths']
const page: Omit<Family, 'paths'> = {
  trees: ['shop'],
  locales: 'prefix',
  indexable: true,
  cacheable: true,
  hasPrices: false,
  isMachine: false,
}

const content = (...paths: Paths): Family => ({ ...page, paths })
const priced = (...paths: Paths): Family => ({ ...page, hasPrices: true, paths })
/** Which of them a language has, its market says; search engines need none. */
const statutory = (...paths: Paths): Family => ({ ...page, indexable: false, paths })
const review = (...paths: Paths): Family => ({ ...page, trees: ['review'], paths })
const everywhere = (...paths: Paths): Family => ({ ...page, trees: ['shop', 'review'], paths })
const unlisted = (...paths: Paths): Family => ({ ...page, hasPrices: true, indexable: false, paths })
const signIn = (...paths: Paths): Family => ({ ...page, indexable: false, cacheable: false, paths })
const personal = (...paths: Paths): Family => ({
  ...page,
  locales: 'negotiated',
  indexable: false,
  cacheable: false,
  paths,
})
const machine = (locales: 'prefix' | 'site', ...paths: Paths): Family => ({
  paths,
  locales,
  trees: ['shop', 'review'],
  indexable: false,
  cacheable: true,
  hasPrices: false,
  isMachine: true,
})

export const FAMILIES = {
  home: priced('/'),
  'movie-downloader': priced('/movie-downloader', '/movie-downloader/:id'),
  products: priced('/products'),
  download: priced('/download'),
  downloading: unlisted('/downloading'),
  contact: priced('/contact'),
  'blog-center': content('/blog-center'),
  posts: priced('/posts'),
  search: { ...page, indexable: false, cacheable: false, paths: ['/search'] },
  guides: content('/guides'),
  guide: priced('/guide/:guide'),
  'customer-reviews': priced('/customer-reviews/:product', '/customer-reviews/:product/:id'),
  changelog: content('/changelog/:changelog'),

  checkout: personal('/checkout'),
  'my-account': personal('/my-account', '/my-account/:account'),
  device: personal('/my-account/devices/:id'),
  'personal-campaign': personal('/:personalCampaign'),
  uninstallation: personal('/uninstallation'),
  'thanks-for-installing': personal('/thanks-for-installing'),

  login: signIn('/login'),
  'login-success': signIn('/login-success'),
  register: signIn('/register'),
  'forgot-password': signIn('/forgot-password'),
  'set-password': signIn('/set-password'),
  'reset-password': signIn('/reset-password'),
  'confirm-subscription-cancel': signIn('/confirm-subscription-cancel'),

  imprint: statutory('/imprint'),
  'specified-commercial-transactions': statutory('/specified-commercial-transactions'),
  'cancel-contract': statutory('/cancel-contract'),
  'withdraw-from-contract': statutory('/withdraw-from-contract'),

  'review-home': review('/'),
  reviews: review('/reviews'),
  review: review('/review/:id'),
  category: review('/category/:id'),
  best: review('/best/:id'),
  authors: everywhere('/authors'),
  author: everywhere('/author/:id'),
  article: everywhere('/article/:id'),

  sitemap: machine('site', '/sitemap.xml', '/:sitemap'),
  robots: machine('site', '/robots.txt'),
  feed: machine('prefix', '/feed.xml'),
  manifest: machine('prefix', '/manifest.webmanifest'),

  campaign: priced('/:campaign'),
  legal: content('/:legal'),
  product: priced('/:product'),
} satisfies Record<string, Family>

export type FamilyKey = keyof typeof FAMILIES

/** Where all campaigns meet: what runs elsewhere keeps it alive. */
export const EVENT_CENTER = 'event_center'

/** Campaign pages without a stored row; the three in `PERSONAL_CAMPAIGNS` take no language prefix. */
export const CAMPAIGNS = [
  'aio_special_offer',
  'clientad_promotion',
  'monthly_subscription_promotion',
  'get_free_license_referral_program',
  EVENT_CENTER,
  'black_friday_sales_2022',
  'shop',
  'what_to_watch',
]
export const PERSONAL_CAMPAIGNS = ['sales_campaign', 'upgrade_campaign', 'subscriber_upgrade']
export const LEGAL = [
  'terms_of_use',
  'privacy_policy',
  'purchase_policy',
  'cookies_policy',
  'legal_disclaimer',
  'dmca',
]
export const CHANGELOGS = ['video_downloader_windows', 'video_downloader_mac', 'video_ai']
export const ACCOUNT_SECTIONS = [
  'overview',
  'upgrades',
  'subscriptions',
  'billing',
  'devices',
  'reviews',
  'settings',
  'earn_free_trials',
  'auth_info',
  'support_ticket',
]
