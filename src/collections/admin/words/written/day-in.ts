import { type Day, startOfUtcDay } from '@/server/time-zones/days'
import { type AdminLanguage, HABITS } from '../language'
import { dateTimeFormat } from '../say'

type Format = Intl.DateTimeFormatOptions

const NAMED: Format = { day: 'numeric', month: 'short', year: 'numeric' }
const SHORT: Record<AdminLanguage, Format> = { en: NAMED, de: { dateStyle: 'medium' }, ja: NAMED }

/** A day in a language: 24 Nov 2026, 24.11.2026, 2026年11月24日. */
export const dayIn = (language: AdminLanguage, day: Day, format = SHORT[language]): string =>
  dateTimeFormat(HABITS[language], { ...format, timeZone: 'UTC' }).format(startOfUtcDay(day))
