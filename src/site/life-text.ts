import { HTML_LANG, type Locale } from './locale'

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A span in seconds in the largest unit that tells it exactly: '7 days', '10 Minuten'. */
export function lifeText(seconds: number, locale: Locale): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1]
  const form = new Intl.NumberFormat(HTML_LANG[locale], { style: 'unit', unit, unitDisplay: 'long' })
  return form.format(seconds / length)
}
