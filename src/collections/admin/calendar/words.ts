import type { CalendarBar, CalendarEntry } from '@/server/calendar/entry'
import { type Day, dayAt, plusDays, startOfUtcDay } from '@/server/time-zones/days'
import { isLocale } from '@/site/locale'
import { momentIn } from '../home/instant'
import { HABITS } from '../words/language'
import { languageText, spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { dayText } from '../words/written/day-text'

export const KINDS: Record<CalendarEntry['kind'], Sentence> = {
  begins: 'Begins',
  ends: 'Ends',
  published: 'Goes live',
  publish: 'Is published',
  unpublish: 'Is unpublished',
  prices: 'Prices change',
  launch: 'Launch',
  release: 'Version',
  message: 'Push message',
}

const DETAILS: Readonly<Record<string, Sentence>> = {
  draft: 'draft',
  off: 'switched off',
  live: 'live',
  stopped: 'did not go live',
  failed: 'did not go live',
  taken_back: 'taken back',
  cancelled: 'cancelled',
}

/** What stands behind the kind; empty where all is as its kind says. */
export function detailText(detail: string | undefined): string {
  if (isLocale(detail)) return languageText(detail)
  const known = DETAILS[detail ?? '']
  return known ? t(known) : ''
}

/** By the clock of a time zone. */
export const timeText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat(HABITS[spoken()], { hour: '2-digit', minute: '2-digit', timeZone }).format(at)

export const windowText = ({ from, until }: CalendarBar, timeZone: string): string =>
  until - from > FOR_EVER
    ? t('since {day}, with no end date', { day: dayText(dayAt(from, timeZone)) })
    : `${momentIn(from, timeZone)} – ${momentIn(until, timeZone)}`

/** Fifty years: nobody plans the end of it. */
const FOR_EVER = 50 * 365 * 86_400_000

export const monthText = (day: Day): string => dayText(day, { month: 'long', year: 'numeric' })
export const weekText = (monday: Day): string =>
  t('Week of {day}', { day: dayText(monday, { dateStyle: 'long' }) })

/** 23–29 November. */
export const weekSpanText = (monday: Day): string =>
  new Intl.DateTimeFormat(HABITS[spoken()], { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    startOfUtcDay(monday),
    startOfUtcDay(plusDays(monday, 6)),
  )

/** «Sunday 1 November»; a Japanese date has its weekday in brackets. */
export const weekdayText = (day: Day): string =>
  spoken() === 'ja'
    ? `${dayText(day, { day: 'numeric', month: 'long' })}（${dayText(day, { weekday: 'short' })}）`
    : dayText(day, { weekday: 'long', day: 'numeric', month: 'long' })
