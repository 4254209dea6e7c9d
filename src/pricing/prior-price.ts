/** A price that was shown from an instant (ms) until the next one; in minor units. */
export type ShownPrice = { from: number; price: number }

const THIRTY_DAYS = 30 * 24 * 3600_000

/**
 * What a reduction may be counted from in the European Union (C-330/23): the lowest price of the 30 days before the price
 * of today began, as far as they are not over. The price itself, and so no reduction, once it has stood for 30 days;
 * undefined where what was shown before is not known. `shown` is in the order of time; `at` in ms.
 */
export function priorPrice(shown: readonly ShownPrice[], at: number): number | undefined {
  const until = shown.filter(({ from }) => from <= at)
  const current = until.at(-1)
  if (!current) return undefined
  const run = until.findLastIndex(({ price }) => price !== current.price) + 1
  const began = until[run]?.from ?? current.from
  if (began <= at - THIRTY_DAYS) return current.price
  const before = until.slice(0, run).filter((_, index) => (until[index + 1]?.from ?? at) > at - THIRTY_DAYS)
  return before.length === 0 ? undefined : Math.min(...before.map(({ price }) => price))
}
