import { groupedBy } from './grouped-by'
import type { ShownRow } from './rows'
import type { Currency, Plan } from './vocabulary'

/** A price that was shown from an instant (ms) until the next one; in minor units. */
export type ShownPrice = { readonly from: number; readonly price: number }

const THIRTY_DAYS = 30 * 24 * 3600_000

/** What a reduction counts from, in minor units, and the instant (ms) from which on it is none any more. */
export type PriorPrice = { readonly price: number; readonly until: number }

/**
 * What a reduction to `price` counts from in the European Union (C-330/23): the lowest price of the 30 days before it began.
 * Undefined where it is no reduction: nothing lower than then, not known what was shown before, or standing for 30 days. A
 * price that was not shown yet begins at `at` (ms). `shown` is in the order of time: 100 until day 20, then 80 → 100 until day 50.
 */
export function priorPrice(
  shown: readonly ShownPrice[],
  { price, at }: { price: number; at: number },
): PriorPrice | undefined {
  const known = shown.filter(({ from }) => from <= at)
  const run = known.findLastIndex(each => each.price !== price) + 1
  const began = known[run]?.from ?? at
  const until = began + THIRTY_DAYS
  const before = known
    .slice(0, run)
    .filter((_, index) => (known[index + 1]?.from ?? began) > began - THIRTY_DAYS)
  const lowest = Math.min(...before.map(each => each.price))
  return before.length > 0 && price < lowest && at < until ? { price: lowest, until } : undefined
}

/** Whether nothing can be said of the 30 days before `at` (ms): no other price was ever shown, nor this one for so long. */
export const isFirstPrice = (
  shown: readonly ShownPrice[],
  { price, at }: { price: number; at: number },
): boolean => !shown.some(each => each.from <= at && (each.price !== price || each.from <= at - THIRTY_DAYS))

/** The lowest price of the 30 days before `at` (ms), that of now among them. `shown` is in the order of time. */
export function lowestShown(
  shown: readonly ShownPrice[],
  { price, at }: { price: number; at: number },
): number {
  const known = shown.filter(({ from }) => from <= at)
  const lately = known.filter((_, index) => (known[index + 1]?.from ?? at) > at - THIRTY_DAYS)
  return Math.min(price, ...lately.map(each => each.price))
}

type Key = { pid: number; plan: Plan; currency: Currency }

export type ShownPrices = {
  /** Of a plan in one currency, in the order of time. */
  readonly of: (key: Key) => readonly ShownPrice[]
  /** The next instant (ms) after `at` from which on a reduction is none any more; null where none ends. */
  readonly boundaryAfter: (at: number) => number | null
}

const keyOf = ({ pid, plan, currency }: Key): string => `${pid} ${plan} ${currency}`

/** Looks up what was shown; the rows of each plan come in the order of time. A plan never shown has none. */
export function shownPricesOf(rows: readonly ShownRow[]): ShownPrices {
  const all = rows.flatMap(({ pid, shown }) => shown.map(each => ({ pid, ...each })))
  const byKey = groupedBy(all, each => [keyOf(each)])
  const ends = [...new Set(all.map(({ from }) => from + THIRTY_DAYS))].sort((a, b) => a - b)
  return {
    of: key => byKey.get(keyOf(key)) ?? [],
    boundaryAfter: at => ends.find(end => at < end) ?? null,
  }
}
