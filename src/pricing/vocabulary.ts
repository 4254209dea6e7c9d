/** Admin selects take their options from these lists, so that the two cannot drift. */
export const OPERATING_SYSTEMS = ['win', 'mac'] as const
export const PRODUCT_TYPES = ['single', 'all_in_one', 'bundle', 'service'] as const
export const LINES = ['video', 'adult', 'music', 'ai', 'video_music', 'service'] as const
export const SUITES = ['video', 'adult', 'music'] as const
export const PLANS = ['1M', '3M', '6M', '1Y', 'LFT', 'LFT_3'] as const
/** How a plan for a limited time is sold: it renews, ends by itself, or as the buyer chooses (DOMAIN 6). */
export const BILLINGS = ['renewing', 'once', 'both'] as const
export const CURRENCIES = ['USD', 'EUR', 'JPY', 'CNY'] as const
export const PRICING_LOCALES = ['en', 'ja', 'de', 'es', 'it', 'fr', 'zh'] as const
export const SITES = ['com', 'jp', 'discover_com', 'discover_jp'] as const
export const PAYERS = ['sandbox', 'stripe', 'paddle'] as const
export const OFF_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export const FAMILIES = [
  'video_l1',
  'video_group',
  'video_aggregation',
  'adult',
  'aio',
  'aio_lft3',
  'adult_lft3',
] as const
/** Anyone; only where offer 4 (difference to pro) holds; only a holder of an active lifetime licence. */
export const ELIGIBILITIES = ['anyone', 'difference_to_pro', 'lifetime_owner'] as const
export const COUPON_TYPES = ['rate', 'fixed', 'diff', 'num'] as const
export const BENEFITS = ['price', 'ladder', 'rate'] as const
export const NAV_TYPES = ['none', 'bar', 'popup', 'menu'] as const
export const STACKINGS = ['best_then_num', 'best_only'] as const
export const SUBSCRIBER_SOURCES = ['monthly', 'yearly', 'lifetime'] as const
export const APPLICATIONS = ['video_downloader', 'music_converter', 'video_ai'] as const

export type OperatingSystem = (typeof OPERATING_SYSTEMS)[number]
export type Line = (typeof LINES)[number]
export type Suite = (typeof SUITES)[number]
export type Plan = (typeof PLANS)[number]
export type Currency = (typeof CURRENCIES)[number]
export type PricingLocale = (typeof PRICING_LOCALES)[number]
export type PricingSite = (typeof SITES)[number]
export type ProviderName = (typeof PAYERS)[number]
export type OffType = (typeof OFF_TYPES)[number]
export type Family = (typeof FAMILIES)[number]
