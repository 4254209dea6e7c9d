import { type Day, dayAt, daysBetween, plusDays, startOfDay } from '../time-zones/days'
import type { CalendarBar, CalendarEntry, Found } from './entry'
import { SOURCES } from './sources'

/** `zone`: a time zone that there is. Half open. */
type CalendarAsked = { from: Day; until: Day; zone: string }

/** `first` and `last`: the days of the week that it touches, 0 is Monday; `runsOn`: it began before that week. */
export type WeekBar = CalendarBar & { first: number; last: number; runsOn: boolean }
export type CalendarDay = { day: Day; entries: CalendarEntry[] }
export type CalendarWeek = { bars: WeekBar[]; days: CalendarDay[] }

/** Whole weeks, as their days are in a time zone, of what somebody may read. */
export async function calendarWeeks(
  { from, until, zone }: CalendarAsked,
  mayRead: (collection: string) => Promise<boolean>,
): Promise<CalendarWeek[]> {
  const span = { from: startOfDay(from, zone), until: startOfDay(until, zone) }
  const found = await Promise.all(
    SOURCES.map(async ({ of, find }): Promise<Found> => {
      const readable = await filterBy(of, mayRead)
      return readable.length > 0 ? find(span, readable) : { entries: [] }
    }),
  )
  const entries = found.flatMap(each => each.entries).sort((one, other) => one.at - other.at)
  const bars = found.flatMap(({ bars = [] }) => bars).sort((one, other) => one.from - other.from)
  const all = {
    byDay: Map.groupBy(entries, ({ at }) => dayAt(at, zone)),
    bars: bars.map(bar => ({ bar, ...daysOf(bar, zone) })),
  }
  const weeks = Array.from({ length: daysBetween(from, until) / 7 }, (_, week) => plusDays(from, week * 7))
  return weeks.map(monday => weekOf(monday, all))
}

async function filterBy<T>(all: readonly T[], isWanted: (each: T) => Promise<boolean>): Promise<T[]> {
  const wanted = await Promise.all(all.map(isWanted))
  return all.filter((_, at) => wanted[at])
}

type BarDays = { bar: CalendarBar; first: Day; last: Day }
/** What day it is in a zone is asked once for each instant: the answer takes long. */
type All = { byDay: ReadonlyMap<Day, CalendarEntry[]>; bars: readonly BarDays[] }

const daysOf = ({ from, until }: CalendarBar, zone: string) => ({
  first: dayAt(from, zone),
  last: dayAt(Math.max(from, until - 1), zone),
})

function weekOf(monday: Day, { byDay, bars }: All): CalendarWeek {
  const days = Array.from({ length: 7 }, (_, day) => plusDays(monday, day))
  return {
    bars: bars.flatMap(each => inWeek(each, monday)),
    days: days.map(day => ({ day, entries: byDay.get(day) ?? [] })),
  }
}

function inWeek({ bar, ...days }: BarDays, monday: Day): WeekBar[] {
  const [first, last] = [daysBetween(monday, days.first), daysBetween(monday, days.last)]
  if (last < 0 || first > 6) return []
  return [{ ...bar, first: Math.max(0, first), last: Math.min(6, last), runsOn: first < 0 }]
}
