import type { Plan } from '@/pricing/vocabulary'

/** A plan's prices in USD. The list price is the selling price where none is named. */
export type TierPrice = { plan: Plan; price: number; list?: number }

const subscriptions = (month: number, year: number): TierPrice[] => [
  { plan: '1M', price: month },
  { plan: '1Y', price: year },
]

const lifetime = (price: number, list = price): TierPrice => ({ plan: 'LFT', price, list })
const lifetimePro = (price: number, list = price): TierPrice => ({ plan: 'LFT_3', price, list })

/** The prices of each tier (DOMAIN 2). */
const TIERS: Record<string, TierPrice[]> = {
  A: [...subscriptions(23.9, 59.9), lifetime(129.9, 162.9)],
  B: [...subscriptions(35.9, 64.9), lifetime(129.9, 162.9)],
  C: [...subscriptions(21.9, 54.9), lifetime(129.9, 162.9)],
  D: [...subscriptions(19.9, 49.9), lifetime(119.9, 149.9)],
  generic: [...subscriptions(35.9, 69.9), lifetime(139.9, 174.9)],
  music: [...subscriptions(35.9, 64.9), lifetime(129.9, 162.9)],
  ai: [...subscriptions(29.9, 89.9), lifetime(129.9, 162.9)],
  video_aio: [...subscriptions(69.9, 169.9), lifetime(299.9, 428.5), lifetimePro(399.9, 615.9)],
  adult_aio: [...subscriptions(49.9, 124.9), lifetime(269.9, 385.9), lifetimePro(369.9, 569.9)],
  music_aio: [...subscriptions(59.9, 149.9), lifetime(279.9, 399.9)],
  video_music_one: [...subscriptions(99.9, 249.9), lifetime(429.9, 615.5), lifetimePro(529.9, 815.9)],
  two_product: [lifetime(249.8, 325.8)],
  service_70: [lifetime(70)],
  service_30: [lifetime(30)],
}

const ONE_PRICE = /^lft(3?)_(\d+(?:\.\d{1,2})?)$/

/** The plans of a tier: those of the table, or the one plan that `lft_299.9` or `lft3_100` names; [] if neither. */
export function tierPrices(tier: string): TierPrice[] {
  const known = Object.hasOwn(TIERS, tier) ? TIERS[tier] : undefined
  if (known) return known
  const [, three, price] = ONE_PRICE.exec(tier) ?? []
  if (price === undefined) return []
  return [three ? lifetimePro(Number(price)) : lifetime(Number(price))]
}

export function isTier(tier: string): boolean {
  return tierPrices(tier).length > 0
}
