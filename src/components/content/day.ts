import type { Locale } from '@/site/locale'

const format = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** A day in words: «3. März 2026». */
export const dayText = (at: number, locale: Locale): string => format(at, locale)
