const DAY = 24 * 60 * 60 * 1_000

/** From how far an instant is counted down to, and from how far it is named: what lies a lifetime ahead hurries nobody. */
const COUNTED = 60 * DAY
const DATED = 366 * DAY

export type Nearness = 'counted' | 'dated' | 'open'

/** How an instant that is still ahead is told (both ms, UTC): to the second, by its date, or not at all. */
export function nearnessOf(until: number, at: number): Nearness {
  const left = until - at
  if (left > DATED) return 'open'
  return left > COUNTED ? 'dated' : 'counted'
}
