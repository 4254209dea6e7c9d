import { wallClock, wallOf, zonedInstant } from '@/server/time-zones/zoned-instant'

const INSTANT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/**
 * What is typed; an instant as programs write it, `2026-11-26T15:00:00.000Z`, by the clock of a time zone, which shows it once.
 * So must the clock of the browser, by which the picker reads it.
 */
export function byClock(typed: string, zone: string): string {
  const [, day = '', time = '', offset = ''] = INSTANT.exec(typed.trim()) ?? []
  if (wallOf(`${day}${time}`) === undefined) return typed
  const at = Date.parse(`${day}${time}${offset}`)
  const shown = new Date(wallClock(at, zone)).toISOString().slice(0, 19).replace('T', ' ')
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [zone, own].every(each => zonedInstant(shown, each).ok) ? shown : typed
}

/** The same in a field of days: the day as it is written. */
export const dayAsWritten = (typed: string): string => INSTANT.exec(typed.trim())?.[1] ?? typed
