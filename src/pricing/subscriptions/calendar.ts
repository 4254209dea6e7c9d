import type { Period } from './period'

/** What a period lasts, in months. */
export const INTERVALS = { month: 1, quarter: 3, half_year: 6, year: 12 } as const
export type Interval = keyof typeof INTERVALS

/**
 * An instant (ms, UTC) so many months later, at the same time of day: on the same day, or on the last one of a month that
 * is too short. Always counted from the anchor, so that 31 January leads to 28 February and then to 31 March (DOMAIN 6).
 */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor)
  const to = new Date(anchor)
  to.setUTCMonth(from.getUTCMonth() + months + 1, 0)
  to.setUTCDate(Math.min(from.getUTCDate(), to.getUTCDate()))
  return to.getTime()
}

/** The period that begins at its own anchor. */
export function periodFrom(at: number, interval: Interval): Period {
  return { start: at, end: addMonths(at, INTERVALS[interval]) }
}

/** The ends of the first `count` periods, on which a subscription renews. */
export function renewalsFrom(start: number, interval: Interval, count: number): number[] {
  return Array.from({ length: count }, (_, index) => addMonths(start, (index + 1) * INTERVALS[interval]))
}
