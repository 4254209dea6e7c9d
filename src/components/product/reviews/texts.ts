import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'

/** Where the reviews stand on a product page. */
export const CUSTOMER_REVIEWS = 'customer-reviews'

/** «4.6 of 5»; always with its decimal, as others have one. */
export function averageText(average: number, locale: Locale): string {
  const figure = new Intl.NumberFormat(HTML_LANG[locale], { minimumFractionDigits: 1 }).format(average)
  return translator(locale, 'customerReviews')('average', { average: figure })
}

export const countText = (count: number, locale: Locale): string =>
  translator(locale, 'customerReviews')('reviews', { count })

/** «In German», on an English page. */
export function writtenInText(language: Locale, locale: Locale): string {
  const names = new Intl.DisplayNames(HTML_LANG[locale], { type: 'language' })
  return translator(locale, 'customerReviews')('language', { language: names.of(language) ?? language })
}
