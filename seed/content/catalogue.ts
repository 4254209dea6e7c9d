import type { Layout, Scene } from '@/site/campaign-look'

/** The things that content speaks of: what they are and when, without a word in any language. */
export type ArticleEntry = {
  number: number
  author: string
  published_at: string
  categories: string[]
  related: number[]
  routes: string[]
  /** It is about one film or series. */
  about_title?: true
}
export type ReviewEntry = {
  number: number
  route: string
  author: string
  category: string
  published_at: string
}

/** The desks that sign articles. */
export const authors = ['video-desk', 'music-desk', 'rights-desk', 'support-desk'] as const

/** Categories with the one above them; a parent stands before its children. */
export const categories: { uid: string; parent: string | null; order: number }[] = [
  { uid: 'video', parent: null, order: 1 },
  { uid: 'streaming', parent: 'video', order: 2 },
  { uid: 'live-and-catch-up', parent: 'video', order: 3 },
  { uid: 'formats', parent: 'video', order: 4 },
  { uid: 'music', parent: null, order: 5 },
  { uid: 'audiobooks', parent: 'music', order: 6 },
  { uid: 'video-ai', parent: null, order: 7 },
  { uid: 'licences', parent: null, order: 8 },
]

/** Seventeen articles, three of them about a film: number, desk, day, categories, related ones, products. */
export const articles: ArticleEntry[] = [
  {
    number: 101,
    author: 'rights-desk',
    published_at: '2026-02-03T09:00:00Z',
    categories: ['video', 'licences'],
    related: [102, 111],
    routes: [],
  },
  {
    number: 102,
    author: 'video-desk',
    published_at: '2026-02-24T09:00:00Z',
    categories: ['streaming'],
    related: [101, 103],
    routes: ['netflix_downloader', 'disney_plus_downloader'],
  },
  {
    number: 103,
    author: 'video-desk',
    published_at: '2026-03-17T09:00:00Z',
    categories: ['formats'],
    related: [104, 102],
    routes: ['m3u8_downloader', 'mpd_downloader'],
  },
  {
    number: 104,
    author: 'video-desk',
    published_at: '2026-04-07T09:00:00Z',
    categories: ['formats', 'streaming'],
    related: [103, 105],
    routes: ['all_in_one_video_suite'],
  },
  {
    number: 105,
    author: 'video-desk',
    published_at: '2026-04-28T09:00:00Z',
    categories: ['streaming'],
    related: [102, 106],
    routes: ['amazon_prime_video_downloader'],
  },
  {
    number: 106,
    author: 'video-desk',
    published_at: '2026-05-19T09:00:00Z',
    categories: ['live-and-catch-up'],
    related: [105, 107],
    routes: ['bbc_iplayer_downloader', 'raiplay_downloader', 'tver_downloader'],
  },
  {
    number: 107,
    author: 'music-desk',
    published_at: '2026-06-09T09:00:00Z',
    categories: ['music'],
    related: [108, 109],
    routes: ['spotify_converter', 'apple_music_converter'],
  },
  {
    number: 108,
    author: 'music-desk',
    published_at: '2026-06-30T09:00:00Z',
    categories: ['music'],
    related: [107, 109],
    routes: ['tidal_converter', 'qobuz_converter'],
  },
  {
    number: 109,
    author: 'music-desk',
    published_at: '2026-07-21T09:00:00Z',
    categories: ['audiobooks'],
    related: [108, 107],
    routes: ['audible_converter'],
  },
  {
    number: 110,
    author: 'video-desk',
    published_at: '2026-08-11T09:00:00Z',
    categories: ['video-ai'],
    related: [104, 103],
    routes: ['video_ai'],
  },
  {
    number: 111,
    author: 'support-desk',
    published_at: '2026-09-01T09:00:00Z',
    categories: ['licences'],
    related: [112, 101],
    routes: [],
  },
  {
    number: 112,
    author: 'support-desk',
    published_at: '2026-09-22T09:00:00Z',
    categories: ['licences'],
    related: [111, 113],
    routes: ['all_in_one_video_suite', 'video_music_one'],
  },
  {
    number: 113,
    author: 'support-desk',
    published_at: '2026-10-13T09:00:00Z',
    categories: ['video', 'licences'],
    related: [112, 114],
    routes: ['video_downloader'],
  },
  {
    number: 114,
    author: 'video-desk',
    published_at: '2026-11-03T09:00:00Z',
    categories: ['live-and-catch-up', 'streaming'],
    related: [106, 105],
    routes: ['crunchyroll_downloader', 'abema_downloader', 'd_anime_downloader'],
  },
  {
    number: 115,
    author: 'video-desk',
    published_at: '2026-08-25T09:00:00Z',
    categories: ['video'],
    related: [116, 117],
    routes: ['video_downloader', 'video_ai'],
    about_title: true,
  },
  {
    number: 116,
    author: 'video-desk',
    published_at: '2026-10-06T09:00:00Z',
    categories: ['video'],
    related: [117, 115],
    routes: ['video_downloader', 'video_ai'],
    about_title: true,
  },
  {
    number: 117,
    author: 'video-desk',
    published_at: '2026-10-27T09:00:00Z',
    categories: ['video'],
    related: [116, 110],
    routes: ['video_downloader', 'video_ai'],
    about_title: true,
  },
]

export const reviews: ReviewEntry[] = [
  {
    number: 201,
    route: 'all_in_one_video_suite',
    author: 'video-desk',
    category: 'video',
    published_at: '2026-03-10T09:00:00Z',
  },
  {
    number: 202,
    route: 'netflix_downloader',
    author: 'video-desk',
    category: 'streaming',
    published_at: '2026-04-14T09:00:00Z',
  },
  {
    number: 203,
    route: 'm3u8_downloader',
    author: 'video-desk',
    category: 'formats',
    published_at: '2026-05-12T09:00:00Z',
  },
  {
    number: 204,
    route: 'u_next_downloader',
    author: 'video-desk',
    category: 'streaming',
    published_at: '2026-06-16T09:00:00Z',
  },
  {
    number: 205,
    route: 'spotify_converter',
    author: 'music-desk',
    category: 'music',
    published_at: '2026-07-14T09:00:00Z',
  },
  {
    number: 206,
    route: 'audible_converter',
    author: 'music-desk',
    category: 'audiobooks',
    published_at: '2026-08-18T09:00:00Z',
  },
  {
    number: 207,
    route: 'video_ai',
    author: 'video-desk',
    category: 'video-ai',
    published_at: '2026-09-15T09:00:00Z',
  },
  {
    number: 208,
    route: 'video_music_one',
    author: 'music-desk',
    category: 'video',
    published_at: '2026-10-20T09:00:00Z',
  },
]

/** Best-of lists of the review sites. */
export const bestLists = ['video-downloaders', 'music-converters', 'anime-and-drama', 'suites'] as const

export const releases: { application: string; version: string; date: string }[] = [
  { application: 'video_win', version: '6.4.0', date: '2026-11-10' },
  { application: 'video_win', version: '6.3.2', date: '2026-09-29' },
  { application: 'video_win', version: '6.3.0', date: '2026-08-04' },
  { application: 'video_win', version: '6.2.0', date: '2026-05-26' },
  { application: 'video_mac', version: '6.4.0', date: '2026-11-12' },
  { application: 'video_mac', version: '6.3.1', date: '2026-09-08' },
  { application: 'video_mac', version: '6.2.0', date: '2026-06-02' },
  { application: 'ai_win', version: '2.1.0', date: '2026-10-27' },
  { application: 'ai_win', version: '2.0.0', date: '2026-06-23' },
  { application: 'ai_mac', version: '2.1.0', date: '2026-10-27' },
  { application: 'music_win', version: '4.2.0', date: '2026-10-06' },
  { application: 'music_mac', version: '4.2.0', date: '2026-10-06' },
]

/** Legal pages with the version in force. */
export const legal: { key: string; version: string; effective: string }[] = [
  { key: 'terms_of_use', version: '2026-1', effective: '2026-01-01' },
  { key: 'privacy_policy', version: '2026-3', effective: '2026-11-27' },
  { key: 'purchase_policy', version: '2026-1', effective: '2026-01-01' },
  { key: 'cookies_policy', version: '2026-2', effective: '2026-11-23' },
  { key: 'legal_disclaimer', version: '2026-1', effective: '2026-01-01' },
  { key: 'dmca', version: '2026-1', effective: '2026-01-01' },
]

type Template = 'home' | 'content' | 'campaign' | 'download' | 'after_install' | 'listing' | 'review_home'

/** Pages that are not product pages, by route. */
export const pages: { route: string; template: Template; layout?: Layout; scene?: Scene }[] = [
  { route: 'home', template: 'home' },
  { route: 'products', template: 'listing' },
  { route: 'download', template: 'download' },
  { route: 'downloading', template: 'download' },
  { route: 'movie_downloader', template: 'content' },
  { route: 'contact', template: 'content' },
  { route: 'blog_center', template: 'listing' },
  { route: 'posts', template: 'listing' },
  { route: 'authors', template: 'listing' },
  { route: 'thanks_for_installing', template: 'after_install' },
  { route: 'uninstallation', template: 'after_install' },
  { route: 'review_home', template: 'review_home' },
  { route: 'reviews', template: 'listing' },
  { route: 'sales_campaign', template: 'campaign', layout: 'focus', scene: 'anniversary' },
  { route: 'upgrade_campaign', template: 'campaign', layout: 'ladder', scene: 'steps' },
  { route: 'subscriber_upgrade', template: 'campaign', layout: 'lines', scene: 'lighthouse' },
  { route: 'aio_special_offer', template: 'campaign', layout: 'table', scene: 'fleet' },
  { route: 'clientad_promotion', template: 'campaign', layout: 'ladder', scene: 'spring' },
  { route: 'monthly_subscription_promotion', template: 'campaign', layout: 'table', scene: 'moon' },
  { route: 'get_free_license_referral_program', template: 'campaign', layout: 'focus', scene: 'bottle' },
  { route: 'event_center', template: 'campaign', layout: 'cards', scene: 'lanterns' },
  { route: 'black_friday_sales_2022', template: 'campaign', layout: 'cards', scene: 'black_friday' },
  { route: 'shop', template: 'campaign', layout: 'lines', scene: 'harbour' },
  { route: 'what_to_watch', template: 'campaign', layout: 'cards', scene: 'screen' },
]

type Topic = 'home' | 'buying' | 'licences' | 'downloads' | 'contact'

/** Questions by topic, in order. */
export const faq: { key: string; topic: Topic }[] = [
  { key: 'what-can-i-save', topic: 'home' },
  { key: 'windows-or-mac', topic: 'home' },
  { key: 'try-before', topic: 'home' },
  { key: 'which-plan', topic: 'home' },
  { key: 'why-this-price', topic: 'buying' },
  { key: 'coupons', topic: 'buying' },
  { key: 'currencies', topic: 'buying' },
  { key: 'refund', topic: 'buying' },
  { key: 'where-is-my-key', topic: 'licences' },
  { key: 'second-computer', topic: 'licences' },
  { key: 'upgrade', topic: 'licences' },
  { key: 'subscription-end', topic: 'licences' },
  { key: 'slow-download', topic: 'downloads' },
  { key: 'where-are-files', topic: 'downloads' },
  { key: 'how-to-reach-us', topic: 'contact' },
]

/** The redirects that SPEC 2 names. */
export const redirects: { from: string; to: string }[] = [
  { from: '/dtv-downloader', to: '/lemino-downloader' },
  { from: '/tubi-downloader', to: '/tubi-video-downloader' },
  { from: '/funimation-downloader', to: '/crunchyroll-downloader' },
]
