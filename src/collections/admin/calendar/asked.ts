import type { AdminViewServerProps } from 'payload'
import { type Day, dayAt, isDay, plusDays, startOfMonth, startOfWeek } from '@/server/time-zones/days'
import { isTimeZone } from '@/server/time-zones/zoned-instant'

export const VIEWS = ['month', 'week'] as const

/** What the address of the calendar asks for; `day` lies in the month or week, `noZone` was asked for and is no time zone. */
export type Asked = { view: (typeof VIEWS)[number]; day: Day; zone: string; noZone?: string }

/** Of an instant (ms); what cannot be read counts as not asked. */
export function readAsked(searchParams: AdminViewServerProps['searchParams'], at: number): Asked {
  const text = (name: string): string => {
    const value = searchParams?.[name]
    return typeof value === 'string' ? value.slice(0, 60) : ''
  }
  const isZone = isTimeZone(text('zone'))
  const zone = isZone ? text('zone') : 'UTC'
  const day = isDay(text('day')) && text('day') < '9000' ? text('day') : dayAt(at, zone)
  const noZone = isZone ? '' : text('zone')
  return { view: text('view') === 'week' ? 'week' : 'month', day, zone, ...(noZone && { noZone }) }
}

/** The whole weeks that are shown, half open. */
export function daysOf({ view, day }: Asked): { from: Day; until: Day } {
  if (view === 'week') return { from: startOfWeek(day), until: plusDays(startOfWeek(day), 7) }
  const last = plusDays(startOfMonth(day, 1), -1)
  return { from: startOfWeek(startOfMonth(day)), until: plusDays(startOfWeek(last), 7) }
}

/** The month or week so many later. */
export const later = (asked: Asked, count: 1 | -1): Asked => ({
  ...asked,
  day: asked.view === 'week' ? plusDays(asked.day, 7 * count) : startOfMonth(asked.day, count),
})

export const calendarPath = (admin: string, { view, day, zone }: Asked): string =>
  `${admin}/calendar?${new URLSearchParams({ view, day, zone })}`
