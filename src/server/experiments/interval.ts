/** Of so many visitors so many bought. */
export type Bought = { visitors: number; orders: number }

/** In percentage points; `from` and `until` hold the true difference with 95 %. */
export type Difference = { points: number; from: number; until: number }

const Z = 1.959964

/** With fewer an interval tells nothing that would hold next week. */
const LEAST_VISITORS = 100
const LEAST_ORDERS = 10

/** A hundred visitors in each group, and ten orders in both together. */
export const isEnough = (a: Bought, b: Bought): boolean =>
  Math.min(a.visitors, b.visitors) >= LEAST_VISITORS && a.orders + b.orders >= LEAST_ORDERS

/** How much more often a bought than b, by Newcombe's interval of two proportions, which holds for few orders too. */
export function differenceOf(a: Bought, b: Bought): Difference {
  const [one, two] = [wilson(a), wilson(b)]
  const difference = one.share - two.share
  return {
    points: 100 * difference,
    from: 100 * (difference - Math.hypot(one.share - one.from, two.until - two.share)),
    until: 100 * (difference + Math.hypot(one.until - one.share, two.share - two.from)),
  }
}

/** Wilson's interval of one proportion. */
function wilson({ visitors, orders }: Bought) {
  const share = orders / visitors
  const spread = Z * Math.sqrt((share * (1 - share)) / visitors + Z ** 2 / (4 * visitors ** 2))
  const middle = share + Z ** 2 / (2 * visitors)
  const whole = 1 + Z ** 2 / visitors
  return { share, from: (middle - spread) / whole, until: (middle + spread) / whole }
}
