const DAY = 24 * 60 * 60 * 1_000

/** Counted down to within the first limit, dated within the second; what lies beyond hurries nobody. */
const COUNTED = 60 * DAY
const DATED = 366 * DAY

export type Nearness = 'counted' | 'dated' | 'open'

/** How to tell an instant that is still ahead (both ms, UTC): to the second, by its date, or not at all. */
export function nearnessOf(until: number, at: number): Nearness {
  const left = until - at
  if (left > DATED) return 'open'
  return left > COUNTED ? 'dated' : 'counted'
}

/** Less than a year ago (both ms, UTC). */
export const isRecent = (past: number, at: number): boolean => at - past < DATED
