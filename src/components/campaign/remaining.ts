export type Remaining = { days: number; hours: number; minutes: number; seconds: number }
export type Unit = keyof Remaining

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left until a deadline, in whole units; a started second counts, so that 0 shows at the deadline. */
export function remainingUntil(until: number, at: number): Remaining {
  const left = Math.max(0, Math.ceil((until - at) / SECOND) * SECOND)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}
