import { LOCALES, type Locale } from '@/site/locale'

/** A day that a text names; a text may leave out the year, or the day and the month. */
export type NamedDate = { text: string; year?: number; month?: number; day?: number }

const YEAR = /(?<!\d)20[2-9]\d(?!\d)/g
const ISO = /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/g
const EAST = /(?:(?<year>20\d\d)\s*年\s*)?(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*日/g
/** 30.11. and 30.11.2026 */
const GERMAN = /(?<![\d.])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?:\s?(?<year>20\d\d))?(?!\d)/g

/** The dates that a text names in its language, and the years that stand by themselves. Other numbers are none. */
export function datesIn(text: string, locale: Locale): NamedDate[] {
  const plain = text.normalize('NFKC')
  const patterns = [ISO, ...(locale === 'de' ? [GERMAN] : []), ...named(locale)]
  const dates = patterns.flatMap(pattern =>
    [...plain.matchAll(pattern)].flatMap(match => dateOf(match, locale) ?? []),
  )
  const rest = dates.reduce((left, date) => left.replace(date.text, ' '), plain)
  const years = [...rest.matchAll(YEAR)].map(([year]) => ({ text: year, year: Number(year) }))
  return [...dates, ...years]
}

function dateOf({ 0: text, groups = {} }: RegExpMatchArray, locale: Locale): NamedDate | undefined {
  const month = Number(groups.month) || (monthsOf(locale).indexOf(monthName(groups.name ?? '')) % 12) + 1
  const [day, year] = [Number(groups.day), groups.year ? Number(groups.year) : undefined]
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  return { text: text.trim(), month, day, ...(year !== undefined && { year }) }
}

const monthName = (text: string): string => text.toLowerCase().replace(/\.$/, '')

/** Long names, then short ones, from January on. */
const MONTHS = new Map(LOCALES.map(locale => [locale, namesIn(locale)]))

function namesIn(locale: Locale): string[] {
  return (['long', 'short'] as const).flatMap(month => {
    const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(Date.UTC(2026, index, 1))
      return monthName(parts.find(({ type }) => type === 'month')?.value ?? '')
    })
  })
}

const monthsOf = (locale: Locale): readonly string[] => MONTHS.get(locale) ?? []

/** «30 November», «November 30th», «30. November», «1er décembre», «30 de noviembre», with or without a year; 11月30日. */
function named(locale: Locale): RegExp[] {
  if (locale === 'ja' || locale === 'zh') return [EAST]
  const names = [...new Set(monthsOf(locale))].sort((a, b) => b.length - a.length).join('|')
  const month = `(?<name>${names})\\.?(?![\\p{L}])`
  const day = '(?<![\\d.,])(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?'
  const year = '(?:,?\\s+(?:de\\s+)?(?<year>20\\d\\d))?'
  const before = new RegExp(`${day}\\s+(?:of\\s+|de\\s+)?${month}${year}`, 'giu')
  const after = new RegExp(`(?<![\\p{L}])${month}\\s+${day}(?![\\d:])${year}`, 'giu')
  return locale === 'en' ? [before, after] : [before]
}
