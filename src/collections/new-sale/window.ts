import { type Reading, readingsOf } from '@/server/time-zones/readings'
import { isTimeZone, minuteText, wallClock, zonedInstant } from '@/server/time-zones/zoned-instant'

export type TimeProblem =
  | { code: 'no_time' | 'no_zone' }
  | { code: 'skipped' | 'twice'; readings: readonly Reading[] }

export type ReadTime = { ok: true; at: number } | { ok: false; problem: TimeProblem }

type TypedTime = {
  text: string
  zone: string
  /** The instant (ms, UTC, as text) that was chosen of those that were offered. */
  chosen: string
}

/** The instant (ms, UTC) of a wall clock time in a named zone; of one that comes twice or never, the reading that was chosen. */
export function readTime({ text, zone, chosen }: TypedTime): ReadTime {
  if (!isTimeZone(zone)) return { ok: false, problem: { code: 'no_zone' } }
  const read = zonedInstant(text, zone)
  if (read.ok) return read
  if (read.why === 'no_time') return { ok: false, problem: { code: 'no_time' } }
  const readings = readingsOf(text, zone)
  const reading = readings.find(({ at }) => String(at) === chosen)
  if (reading) return { ok: true, at: reading.at }
  return { ok: false, problem: { code: read.why, readings } }
}

/** «2026-11-01 01:30 (UTC−07:00)»: what a clock shows at an instant (ms, UTC), and how far it is from UTC. */
export function clockText(at: number, zone: string): string {
  const wall = wallClock(at, zone)
  const minutes = Math.round((wall - at) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = `${minutes < 0 ? '−' : '+'}${two(hours)}:${two(rest)}`
  return `${minuteText(wall)} (UTC${offset})`
}

const two = (count: number): string => String(count).padStart(2, '0')
