import { hostOf, type LookedLocale, prefixOf } from './looks'

/** One address of every family of pages, as English visitors of the shop and of the review site ask for it. */
export const SHOP_PAGES = [
  '/',
  '/netflix-downloader',
  '/youtube-downloader',
  '/now-tv-downloader',
  '/spotify-converter',
  '/video-ai',
  '/adult-downloader',
  '/all-in-one-video-suite',
  '/video-music-pro-upgrade',
  '/video-pro-future',
  '/products',
  '/movie-downloader',
  '/movie-downloader/116',
  '/download',
  '/downloading',
  '/contact',
  '/blog-center',
  '/guides',
  '/posts',
  '/search?q=netflix',
  '/search?q=zzzz',
  '/article/101',
  '/authors',
  '/author/video-desk',
  '/guide/netflix-downloader',
  '/changelog/video-downloader-windows',
  '/aio-special-offer',
  '/black-friday-sales-2022',
  '/event-center',
  '/get-free-license-referral-program',
  '/what-to-watch',
  '/terms-of-use',
  '/privacy-policy',
  '/no-such-page',
] as const

/** Pages without a language in their address, and those of signing in. */
export const PERSONAL_PAGES = [
  '/checkout?route=netflix_downloader&plan=LFT&os=win',
  '/checkout?route=netflix_downloader&plan=LFT&os=win&change=1',
  '/checkout?route=netflix_downloader&plan=1M&os=win&coupon=SINGLE_PRO',
  '/sales-campaign',
  '/upgrade-campaign',
  '/subscriber-upgrade',
  '/thanks-for-installing',
  '/uninstallation',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
] as const

const REVIEW_PAGES = [
  '/',
  '/reviews',
  '/review/201',
  '/category/video',
  '/best/suites',
  '/authors',
  '/article/101',
] as const

export type SamplePage = { host: string; path: string; locale: string }

/** What the law asks for in the market of a language. */
const STATUTORY_PAGES: Record<LookedLocale, readonly string[]> = {
  en: ['/withdraw-from-contract'],
  de: ['/cancel-contract', '/withdraw-from-contract'],
  ja: [],
  zh: [],
  es: ['/withdraw-from-contract'],
}

const SIGN_IN: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password']

/** The review site of a language. */
const reviewHostOf = (locale: LookedLocale): string =>
  locale === 'ja' ? 'discover-jp.localhost' : 'discover.localhost'

/** Every family in one language, on the site that speaks it. */
export function samplePages(locale: LookedLocale): SamplePage[] {
  const [shop, prefix] = [hostOf(locale), prefixOf(locale)]
  const at = (host: string, path: string): SamplePage => ({ host, path, locale })
  return [
    ...SHOP_PAGES.map(path => at(shop, `${prefix}${path}`)),
    ...STATUTORY_PAGES[locale].map(path => at(shop, `${prefix}${path}`)),
    ...PERSONAL_PAGES.map(path => at(shop, SIGN_IN.includes(path) ? `${prefix}${path}` : path)),
    ...REVIEW_PAGES.map(path => at(reviewHostOf(locale), `${prefix}${path}`)),
  ]
}
