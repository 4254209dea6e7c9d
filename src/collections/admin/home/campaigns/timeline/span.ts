import {
  type Day,
  dayAt,
  isDay,
  plusDays,
  startOfMonth,
  startOfUtcDay,
  startOfWeek,
} from '@/server/time-zones/days'
import { DAY } from '../../days'

export const ZOOMS = ['near', 'week', 'month', 'quarter', 'year'] as const
export type Zoom = (typeof ZOOMS)[number]

/** The ends of the line of time and now, in ms; `from` by its day in UTC, and where the one before and after begin. */
export type TimelineSpan = {
  zoom: Zoom
  at: number
  from: number
  until: number
  earlier: Day | null
  later: Day | null
}

/** What stands in the address of the page. */
export type TimelineAsked = { zoom?: unknown; from?: unknown }

const AHEAD = 60 * DAY
const BACK = 14 * DAY

/** Whole weeks, months, quarters or years of UTC around a day, by default today; of anything else the days around now. */
export function timelineSpan({ zoom, from }: TimelineAsked, at: number): TimelineSpan {
  const asked = ZOOMS.find(each => each === zoom)
  if (!asked || asked === 'near')
    return { zoom: 'near', at, from: at - BACK, until: at + AHEAD, earlier: null, later: null }
  const day = typeof from === 'string' && isDay(from) ? from : dayAt(at, 'UTC')
  const begins = startOf(asked, day)
  const later = startAfter(asked, begins)
  return {
    ...{ zoom: asked, at, from: startOfUtcDay(begins), until: startOfUtcDay(later) },
    ...{ earlier: startOf(asked, plusDays(begins, -1)), later },
  }
}

type Calendar = Exclude<Zoom, 'near'>

const MONTHS: Record<Exclude<Calendar, 'week'>, number> = { month: 1, quarter: 3, year: 12 }

function startOf(zoom: Calendar, day: Day): Day {
  if (zoom === 'week') return startOfWeek(day)
  return startOfMonth(day, -((Number(day.slice(5, 7)) - 1) % MONTHS[zoom]))
}

const startAfter = (zoom: Calendar, day: Day): Day =>
  zoom === 'week' ? plusDays(day, 7) : startOfMonth(day, MONTHS[zoom])
