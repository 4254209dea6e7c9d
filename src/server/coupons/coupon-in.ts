import type { StoredQuote } from '../orders/stored-quote'

/** The entered coupon that lowered a price; undefined where none did. */
export const couponIn = ({ applied }: Pick<StoredQuote, 'applied'>): string | undefined =>
  applied.find(({ kind }) => kind === 'coupon')?.rule
