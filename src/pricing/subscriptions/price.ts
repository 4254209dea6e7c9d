/**
 * Lowers so many whole periods more, in minor units: `price` is a price in place of the selling price (the lowest counts),
 * `off` an amount off the rest. `rule`: the offer or coupon that it comes from.
 */
export type Discount = {
  readonly kind: 'price' | 'off'
  readonly amount: number
  readonly periods: number
  readonly rule: string
}

export type Priced = { readonly price: number; readonly discounts: readonly Discount[] }

/** The price of the next whole period; a price is never below 0 (DOMAIN 5). */
export const discountedPrice = (priced: Priced): number =>
  discountSteps(priced).reduce((price, { amount }) => price + amount, priced.price)

/** What lowers the next whole period, and by how much (minor units, below 0): from the price to the discounted price. */
export function discountSteps({ price, discounts }: Priced): { rule: string; amount: number }[] {
  const lowest = discounts
    .filter(({ kind, amount }) => kind === 'price' && amount < price)
    .toSorted((a, b) => a.amount - b.amount)
    .slice(0, 1)
  const off = discounts.filter(({ kind, amount }) => kind === 'off' && amount > 0)
  let left = price
  return [...lowest.map(each => ({ ...each, amount: price - each.amount })), ...off].flatMap(
    ({ rule, amount }) => {
      const taken = Math.min(left, amount)
      left -= taken
      return taken > 0 ? [{ rule, amount: -taken }] : []
    },
  )
}

/** What still lowers the periods after the next one. */
export function discountsAfter(discounts: readonly Discount[]): Discount[] {
  return discounts
    .map(discount => ({ ...discount, periods: discount.periods - 1 }))
    .filter(({ periods }) => periods > 0)
}
