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

const HOSTS = {
  shop: 'localhost',
  shopJa: 'jp.localhost',
  review: 'discover.localhost',
  reviewJa: 'discover-jp.localhost',
}

/** Every family in one language, on the site that speaks it. */
export function samplePages(locale: 'en' | 'de' | 'ja'): SamplePage[] {
  const isJapanese = locale === 'ja'
  const prefix = locale === 'de' ? '/de' : ''
  const at = (host: string, path: string): SamplePage => ({ host, path, locale })
  const shop = isJapanese ? HOSTS.shopJa : HOSTS.shop
  const review = isJapanese ? HOSTS.reviewJa : HOSTS.review
  const signIn = ['/login', '/register', '/forgot-password', '/reset-password']
  return [
    ...SHOP_PAGES.map(path => at(shop, `${prefix}${path}`)),
    ...PERSONAL_PAGES.map(path => at(shop, signIn.includes(path) ? `${prefix}${path}` : path)),
    ...REVIEW_PAGES.map(path => at(review, `${prefix}${path}`)),
  ]
}
