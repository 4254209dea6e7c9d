import type { Quote } from '@/pricing'

/** One step from the list price to the total, in words of the buyer's language; `amount` is signed. */
export type ReceiptLine = {
  kind: 'list' | 'selling' | 'offer' | 'campaign' | 'coupon'
  rule: string
  label: string
  amount: number
  /** Of the label, where it was in another language than the buyer's. */
  lang?: string | undefined
}

/**
 * What an order was sold on: the whole quote with its reasons, and the words for it as the buyer read them. An old order
 * is explained by this alone, never by the rules of today (ARCHITECTURE, flow 2).
 */
export type StoredQuote = Quote & { route: string; product: string; receipt: ReceiptLine[] }
