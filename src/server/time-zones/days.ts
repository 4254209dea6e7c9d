import { instantAt, wallClock } from './zoned-instant'

/** By name, `2026-11-25`: whole, and of no zone yet. */
export type Day = string

/** Half-open: the last day is the one before `until`. */
export type DaySpan = { from: Day; until: Day }

const DAY = 86_400_000
const TEXT = /^\d{4}-\d\d-\d\d$/

/** Whether a text names a day that there is, from 1970 on: the 31st of February is none. */
export function isDay(text: string): boolean {
  const at = TEXT.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return at >= 0 && utcDay(at) === text
}

/** The day that it is at an instant (ms) in UTC. */
export const utcDay = (at: number): Day => new Date(at).toISOString().slice(0, 10)

/** The instant (ms) at which a day of UTC begins. */
export const startOfUtcDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** The day that it is at an instant (ms, UTC) in a named time zone. */
export const dayAt = (at: number, timeZone: string): Day => utcDay(wallClock(at, timeZone))

/** The first instant (ms, UTC) of a day in a named time zone; where the clock was put forward over midnight, the first after it. */
export const startOfDay = (day: Day, timeZone: string): number => instantAt(startOfUtcDay(day), timeZone)

/** The day so many days later; earlier, where they are below zero. */
export const plusDays = (day: Day, days: number): Day => utcDay(startOfUtcDay(day) + days * DAY)

/** From the first to the second. */
export const daysBetween = (from: Day, until: Day): number =>
  (startOfUtcDay(until) - startOfUtcDay(from)) / DAY

/** The Monday of its week. */
export const startOfWeek = (day: Day): Day =>
  plusDays(day, -((new Date(startOfUtcDay(day)).getUTCDay() + 6) % 7))

/** The first of its month, or of one so many months later. */
export function startOfMonth(day: Day, later = 0): Day {
  const date = new Date(startOfUtcDay(day))
  return utcDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1))
}
