import type { Option } from 'payload'
import type { CampaignRow, Line, OffType, OperatingSystem, PricingSite, ProviderName } from '@/pricing'

export const options = (
  values: readonly (string | number)[],
  labels: Record<string, string> = {},
): Option[] => values.map(value => ({ value: String(value), label: labels[String(value)] ?? String(value) }))

/** What each kind of offer is called (DOMAIN 4). */
export const OFF_TYPE_LABELS: Record<string, string> = {
  1: 'Usual price',
  2: 'Bought again',
  3: 'From another line',
  4: 'Difference to 3 computers',
  5: 'Completing the bundle',
  6: 'Upgrade to the music suite',
  7: 'Upgrade to the adult suite',
  8: 'Upgrade to the video suite',
  9: 'Upgrade to the video and music suite',
  10: 'Owned for the other system',
  11: 'From subscription to lifetime',
} satisfies Record<OffType, string>

export const SYSTEM_LABELS = { win: 'Windows', mac: 'Mac' } as const satisfies Record<OperatingSystem, string>

export function systemLabel(os: string): string {
  const labels: Readonly<Record<string, string>> = SYSTEM_LABELS
  return labels[os] ?? os
}

export const SITE_LABELS = {
  com: 'Shop',
  jp: 'Japanese shop',
  discover_com: 'Review site',
  discover_jp: 'Japanese review site',
} as const satisfies Record<PricingSite, string>

export const PAYER_LABELS: Readonly<Record<ProviderName, string>> = {
  sandbox: 'Test payments',
  stripe: 'Stripe',
  paddle: 'Paddle',
}

export const LINE_LABELS = {
  video: 'Video',
  adult: 'Adult',
  music: 'Music',
  ai: 'Video AI',
  video_music: 'Video and music',
  service: 'Services',
} as const satisfies Record<Line, string>

/** How a campaign is announced (`NAV_TYPES`). */
export const ANNOUNCEMENT_LABELS: Readonly<Record<CampaignRow['navType'], string>> = {
  none: 'Nothing: only its page mentions it',
  bar: 'A bar above every page',
  popup: 'A popup',
  menu: 'A menu item',
}

export const PLAN_LABELS: Record<string, string> = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  '1Y': '1 year',
  LFT: 'Lifetime, 1 PC',
  LFT_3: 'Lifetime, 3 PCs',
}

export const planLabel = (plan: string): string => PLAN_LABELS[plan] ?? plan

/** Products that cost the same from plan to plan (DOMAIN 2). */
const TIER_LABELS: Readonly<Record<string, string>> = {
  A: 'Singles, group A',
  B: 'Singles, group B',
  C: 'Singles, group C',
  D: 'Singles, group D',
  generic: 'Singles for any site',
  music: 'Music singles',
  ai: 'Video AI',
  video_aio: 'Video suite',
  adult_aio: 'Adult suite',
  music_aio: 'Music suite',
  video_music_one: 'Video and music suite',
  two_product: 'Two products together',
}

/** A price group that is one price is named by its plan: `lft3_399.9`. */
const ONE_PRICE = /^(lft3?|service)_([\d.]+)$/
const ONE_PRICE_LABELS: Readonly<Record<string, string>> = {
  lft: planLabel('LFT'),
  lft3: planLabel('LFT_3'),
  service: 'Service',
}

/** The English name of a price group, and the price that it is where it is one. */
export function tierLabel(tier: string): { label: string; price: string } | undefined {
  const [, kind = '', price = ''] = ONE_PRICE.exec(tier) ?? []
  const label = TIER_LABELS[tier] ?? ONE_PRICE_LABELS[kind]
  return label === undefined ? undefined : { label, price }
}

/** Where a service is at home. */
export const REGION_LABELS: Readonly<Record<string, string>> = {
  global: 'International',
  eu: 'Europe',
  jp: 'Japan',
  americas: 'Americas and Australia',
}
