import type { AdminLanguage } from '../words/language'
import { amountShown, currencyOfColumn, otherPart, percentShown } from './number-text'

/** What a column of amounts keeps, in its currency: 19.9 of price_eur reads €19.90. Nothing where it keeps none. */
export const priceText = (column: string, kept: unknown, language: AdminLanguage): string =>
  typeof kept === 'number' ? amountShown(kept, currencyOfColumn(column), language) : ''

/** A part of one as a percentage. */
export const partText = (kept: unknown, language: AdminLanguage): string =>
  typeof kept === 'number' ? percentShown(kept, language) : ''

type Coupon = Readonly<Record<string, unknown>>

/** A column of what a coupon takes off, by its type: 0.75 reads 25%, or $0.75. */
export function takenOffText(column: string, coupon: Coupon, language: AdminLanguage): string {
  const kept = coupon[column]
  if (typeof kept !== 'number' || coupon.type === 'diff') return ''
  return coupon.type === 'rate' ? percentShown(otherPart(kept), language) : priceText(column, kept, language)
}
