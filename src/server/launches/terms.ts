/** `failed`: its instant came, and something was in the way; nothing was published. */
export const LAUNCH_STATES = ['draft', 'scheduled', 'live', 'taken_back', 'cancelled', 'failed'] as const
export type LaunchState = (typeof LAUNCH_STATES)[number]

/** Documents that a launch publishes language by language, or all of them. */
export const LAUNCH_TEXTS = [
  'pages',
  'articles',
  'product-copy',
  'guides',
  'reviews',
  'best-lists',
  'legal',
] as const
/** Documents that a launch publishes, in the order in which it does. */
export const LAUNCH_DOCUMENTS = [...LAUNCH_TEXTS, 'campaigns'] as const
/** What can be put into a launch. */
export const LAUNCH_KINDS = [...LAUNCH_DOCUMENTS, 'price-sets'] as const

export type LaunchText = (typeof LAUNCH_TEXTS)[number]
export type LaunchDocument = (typeof LAUNCH_DOCUMENTS)[number]
export type LaunchKind = (typeof LAUNCH_KINDS)[number]
/** Coupons that a campaign took along are rows too, made when it goes live. */
export type RowKind = LaunchKind | 'coupons'

/** A coupon is none: it comes along with its campaign. */
export const isLaunchKind = (text: unknown): text is LaunchKind => LAUNCH_KINDS.some(kind => kind === text)
