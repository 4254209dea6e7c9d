import type { Quote, Share } from '@/pricing'

/** A step from the list price to the total, in the buyer's language; `amount` is signed, in minor units. */
export type ReceiptLine = {
  kind: 'list' | 'selling' | 'offer' | 'campaign' | 'coupon' | 'credit'
  rule: string
  label: string
  amount: number
  lang?: string | undefined
}

/** What a product of a bundle costs of the bundle's price, as the buyer read it. */
type SoldShare = Share & { product: string }

/**
 * The whole quote that an order was sold on, with its reasons and texts as the buyer read them. It alone explains
 * an old order, never today's rules (ARCHITECTURE, flow 2).
 */
export type StoredQuote = Quote & {
  route: string
  product: string
  receipt: ReceiptLine[]
  /** When its price ends (ms, UTC), null where it does not; orders from before it was kept say nothing. */
  ends?: number | null
  /** Of a bundle of singles: they add up to its price. */
  shares?: SoldShare[]
}
