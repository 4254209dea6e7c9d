import { FAMILIES, type Family, type SUBSCRIBER_SOURCES } from '@/pricing/vocabulary'

type Source = (typeof SUBSCRIBER_SOURCES)[number]

export type SubscriberPriceSeed = { family: Family; source: Source; price: number }

/** What a subscriber (or an owner for life) pays for the lifetime plan, in USD (SPEC 9, DOMAIN 4). */
const PRICES: Record<Source, Partial<Record<Family, number>>> = {
  monthly: {
    video_l1: 89.9,
    video_group: 96.9,
    video_aggregation: 99.9,
    adult: 199.9,
    aio: 219.9,
    aio_lft3: 299.9,
  },
  yearly: {
    video_l1: 79.9,
    video_group: 89.9,
    video_aggregation: 96.9,
    adult: 188.9,
    aio: 199.9,
    aio_lft3: 279.9,
  },
  lifetime: { aio: 196.9, aio_lft3: 259.9, adult_lft3: 239.9 },
}

const rowsFrom = (source: Source): SubscriberPriceSeed[] =>
  FAMILIES.flatMap(family => {
    const price = PRICES[source][family]
    return price === undefined ? [] : [{ family, source, price }]
  })

export const subscriberPrices: readonly SubscriberPriceSeed[] = [
  ...rowsFrom('monthly'),
  ...rowsFrom('yearly'),
  ...rowsFrom('lifetime'),
]
