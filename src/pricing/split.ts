import { DECIMALS } from './currency'
import { floorScaled } from './money'
import type { Currency } from './vocabulary'

/** `ending`: the decimals of each part; 0 = whole tens. `special`: the index that takes the remainder. */
export type SplitOptions = { ending?: number; special?: number; currency?: Currency }

type Item = { price: number }
type Ending = { step: number; digits: number }

/**
 * Splits a total by the items' lifetime prices, in minor units (DOMAIN 2). Parts end as asked or are 0, but for the one
 * that takes the remainder: the special item, else the largest share. They add up; none is negative. 24980 over prices
 * 12990 and 11990, ending .99 → 12981 and 11999.
 */
export function splitTotal(total: number, items: readonly Item[], options: SplitOptions = {}): number[] {
  if (items.length === 0) return []
  const { ending = 0.99, currency = 'USD' } = options
  const as = endingOf(ending, currency)
  const taker = takerOf(items, options.special)
  const shares = partsOf(total, items)
  const nearest = shares.map(share => nearestTo(share, as))
  const split = withRemainder(total, nearest, taker)
  if ((split[taker] ?? 0) >= 0) return split
  const down = shares.map(share => downTo(share, as))
  return withRemainder(total, down, taker)
}

function partsOf(total: number, items: readonly Item[]): number[] {
  const sum = items.reduce((sum, { price }) => sum + price, 0)
  return items.map(({ price }) =>
    sum === 0 ? floorScaled(total, 1, { unit: items.length }) : floorScaled(total, price, { unit: sum }),
  )
}

function takerOf(items: readonly Item[], special: number | undefined): number {
  if (special !== undefined && items[special]) return special
  return items.reduce(
    (largest, { price }, index) => (price > (items[largest]?.price ?? 0) ? index : largest),
    0,
  )
}

function withRemainder(total: number, parts: readonly number[], taker: number): number[] {
  const others = parts.reduce((sum, part, index) => (index === taker ? sum : sum + part), 0)
  return parts.map((part, index) => (index === taker ? total - others : part))
}

function endingOf(ending: number, currency: Currency): Ending {
  const unit = 10 ** DECIMALS[currency]
  return ending === 0 ? { step: 10 * unit, digits: 0 } : { step: 100, digits: Math.round(ending * 100) % 100 }
}

/** The highest amount up to the share that ends as asked, or 0. */
function downTo(share: number, ending: Ending): number {
  return Math.max(0, endingBelow(share, ending))
}

function nearestTo(share: number, ending: Ending): number {
  const below = downTo(share, ending)
  const above = endingBelow(share, ending) + ending.step
  return share - below < above - share ? below : above
}

function endingBelow(share: number, { step, digits }: Ending): number {
  return Math.floor((share - digits) / step) * step + digits
}
