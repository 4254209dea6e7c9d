/**
 * Lowers so many whole periods more, in minor units: `price` is a price in place of the selling price (the lowest counts),
 * `off` an amount off the rest.
 */
export type Discount = { readonly kind: 'price' | 'off'; readonly amount: number; readonly periods: number }

export type Priced = { readonly price: number; readonly discounts: readonly Discount[] }

/** The price of the next whole period; a price is never below 0 (DOMAIN 5). */
export function discountedPrice({ price, discounts }: Priced): number {
  const prices = discounts.filter(({ kind }) => kind === 'price').map(({ amount }) => amount)
  const off = discounts.filter(({ kind }) => kind === 'off').reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, Math.min(price, ...prices) - off)
}

/** What still lowers the periods after the next one. */
export function discountsAfter(discounts: readonly Discount[]): Discount[] {
  return discounts
    .map(discount => ({ ...discount, periods: discount.periods - 1 }))
    .filter(({ periods }) => periods > 0)
}
