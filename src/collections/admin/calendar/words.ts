import type { CalendarBar, CalendarEntry } from '@/server/calendar/entry'
import type { Day } from '@/server/time-zones/days'
import { isLocale, LOCALE_NAMES } from '@/site/locale'

export const KINDS: Record<CalendarEntry['kind'], string> = {
  begins: 'Begins',
  ends: 'Ends',
  published: 'Shown from then on',
  publish: 'Is published',
  unpublish: 'Is unpublished',
  prices: 'Prices change',
  launch: 'Launch',
  release: 'Version',
  message: 'Push message',
}

const DETAILS: Readonly<Record<string, string>> = {
  draft: 'draft',
  off: 'switched off',
  live: 'live',
  stopped: 'did not go live',
  failed: 'did not go live',
  taken_back: 'taken back',
  cancelled: 'cancelled',
}

/** What stands behind the kind; empty where all is as its kind says. */
export const detailText = (detail: string | undefined): string =>
  isLocale(detail) ? LOCALE_NAMES[detail] : (DETAILS[detail ?? ''] ?? '')

/** By the clock of a time zone. */
export const timeText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)

const momentText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)

export const windowText = ({ from, until }: CalendarBar, timeZone: string): string =>
  `${momentText(from, timeZone)} – ${momentText(until, timeZone)}`

const named = (day: Day, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

export const monthText = (day: Day): string => named(day, { month: 'long', year: 'numeric' })
export const weekText = (monday: Day): string => `Week of ${named(monday, { dateStyle: 'long' })}`
export const dayText = (day: Day): string => named(day, { weekday: 'long', day: 'numeric', month: 'long' })
