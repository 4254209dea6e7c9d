/** What a wall clock shows, read as if it were UTC (ms). */
export type Wall = number

export type ZonedInstant =
  | { ok: true; at: number }
  | { ok: false; why: 'no_time' }
  /** The clock was put forward over it. */
  | { ok: false; why: 'skipped' }
  | { ok: false; why: 'twice'; first: number; second: number }

const TEXT = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?$/
const DAY = 86_400_000

/** Whether this computer knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Those that this computer knows, for somebody to choose from. */
export const timeZones = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC'),
]

/** As people write it: America/New York. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

/** The instant (ms, UTC) of a date and time, `2026-11-27T00:00`, in a named time zone. */
export function zonedInstant(text: string, timeZone: string): ZonedInstant {
  const wall = wallOf(text)
  if (wall === undefined) return { ok: false, why: 'no_time' }
  const [first, second] = possibleInstants(wall, timeZone).filter(at => wallClock(at, timeZone) === wall)
  if (first === undefined) return { ok: false, why: 'skipped' }
  return second === undefined ? { ok: true, at: first } : { ok: false, why: 'twice', first, second }
}

/** The instant (ms, UTC) at which a clock shows this: the first of two, and where it was put forward over it, as much later. */
export function instantAt(wall: Wall, timeZone: string): number {
  const possible = possibleInstants(wall, timeZone)
  return possible.find(at => wallClock(at, timeZone) === wall) ?? Math.max(...possible)
}

/** The instants (ms, UTC) that a wall clock may mean: offsets change at most once within a day, so that those of the days around are all. */
export const possibleInstants = (wall: Wall, timeZone: string): number[] =>
  [...new Set([wall - DAY, wall, wall + DAY].map(at => wall - (wallClock(at, timeZone) - at)))].sort(
    (a, b) => a - b,
  )

/** What a text says, `2026-11-27T00:00`; undefined where it is none: the 31st of February is no date. */
export function wallOf(text: string): Wall | undefined {
  const parts = TEXT.exec(text.trim())
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(part => Number(part ?? 0))
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const isReal =
    year >= 1970 && hour < 24 && minute < 60 && second < 60 && new Date(wall).getUTCDate() === day
  return isReal && new Date(wall).getUTCMonth() === month - 1 ? wall : undefined
}

/** «2026-11-27 09:00»; an instant is told by the clock of UTC. */
export const minuteText = (wall: Wall): string => new Date(wall).toISOString().slice(0, 16).replace('T', ' ')

/** What the clock of a named time zone shows at an instant (ms, UTC), to the second. */
export function wallClock(at: number, timeZone: string): Wall {
  const parts = formatOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(each => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
