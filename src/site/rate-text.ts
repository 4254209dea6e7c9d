import { HTML_LANG, type Locale } from './locale'

/** A rate of tax, in basis points, in percent: 1900 is «19 %» in German. */
export const rateText = (basisPoints: number, locale: Locale): string =>
  new Intl.NumberFormat(HTML_LANG[locale], { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )
