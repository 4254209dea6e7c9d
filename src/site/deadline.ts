import { HTML_LANG, type Locale } from '@/site/locale'

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

/** An instant in a named time zone, with its name: «31 December 2026 at 00:00 UTC», «… (Central European Standard Time)». */
export function deadlineText(at: number, locale: Locale, timeZone: string): string {
  const moment = momentText(at, HTML_LANG[locale], timeZone)
  if (timeZone === 'UTC') return `${moment}\u00a0UTC`
  const zone = zoneName(at, locale, timeZone)
  return locale === 'ja' || locale === 'zh' ? `${moment}（${zone}）` : `${moment} (${zone})`
}

/** The same without the zone; by default in the zone of whoever runs this. */
export const momentText = (at: number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, { ...MOMENT, timeZone }).format(at)

/** The day of an instant in a named time zone. */
export const dayIn = (at: number, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle: 'long', timeZone }).format(at)

/** The zone's name at that instant, since summer time has its own. */
function zoneName(at: number, locale: Locale, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(HTML_LANG[locale], { timeZone, timeZoneName: 'long' }).formatToParts(
    at,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
