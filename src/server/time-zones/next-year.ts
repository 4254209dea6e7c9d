import { instantAt, type Wall, wallClock } from './zoned-instant'

const DAY = 86_400_000
const THURSDAY = 4

/** Half-open, by a wall clock. */
export type WallSpan = { from: Wall; until: Wall }

/**
 * In how many days the same comes a year later: on the same weekday, the n-th of its month as now, where the month has so many.
 * What touches the days from Black Friday to the Monday after, and lasts a month at most, moves with Black Friday.
 */
export function daysToNextYear({ from, until }: WallSpan): 364 | 371 {
  const year = new Date(from).getUTCFullYear()
  const friday = blackFriday(year)
  const isBlackFriday = from < friday + 4 * DAY && friday < until && until - from <= 31 * DAY
  if (isBlackFriday) return blackFriday(year + 1) - friday > 364 * DAY ? 371 : 364
  return isSamePlace(from, from + 371 * DAY) ? 371 : 364
}

/** An instant (ms, UTC) so many days later, at the same time by the clock of a named time zone. */
export const daysLater = (at: number, days: number, timeZone: string): number =>
  instantAt(wallClock(at, timeZone) + days * DAY, timeZone) + (at % 1_000)

/** The day after the fourth Thursday of November. */
function blackFriday(year: number): Wall {
  const first = Date.UTC(year, 10, 1)
  const toThursday = (THURSDAY - new Date(first).getUTCDay() + 7) % 7
  return first + (toThursday + 22) * DAY
}

/** In one month of two years, and as many weeks into it. */
const isSamePlace = (one: Wall, other: Wall): boolean => placeOf(one) === placeOf(other)

function placeOf(wall: Wall): string {
  const date = new Date(wall)
  return `${date.getUTCMonth()} ${Math.ceil(date.getUTCDate() / 7)}`
}
