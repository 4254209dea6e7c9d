import { HTML_LANG, type Locale } from './locale'

/** A day in words, UTC: where a period ends its number, as in German, the month stays beside it. */
export const dayText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle: 'long', timeZone: 'UTC' })
    .format(at)
    .replace(/^(\d+\.) /, '$1\u00a0')
