import type { Locale } from './locale'

/** Where a shop has one seller, one way of taxes and one set of statutory steps. */
export const MARKETS = ['germany', 'europe', 'japan', 'world'] as const
export type Market = (typeof MARKETS)[number]

/** The member states of the European Union: ISO 3166 alpha-2 in lower case, as in `Visit.country`. */
export const EU_COUNTRIES = [
  'at',
  'be',
  'bg',
  'cy',
  'cz',
  'de',
  'dk',
  'ee',
  'es',
  'fi',
  'fr',
  'gr',
  'hr',
  'hu',
  'ie',
  'it',
  'lt',
  'lu',
  'lv',
  'mt',
  'nl',
  'pl',
  'pt',
  'ro',
  'se',
  'si',
  'sk',
] as const
export type EuCountry = (typeof EU_COUNTRIES)[number]

const isEuCountry = (country: string): country is EuCountry => EU_COUNTRIES.some(each => each === country)

const OF_LANGUAGE: Record<Locale, Market> = {
  en: 'europe',
  de: 'germany',
  es: 'europe',
  it: 'europe',
  fr: 'europe',
  ja: 'japan',
  zh: 'world',
}

const COUNTRY_OF_LANGUAGE: Partial<Record<Locale, string>> = {
  de: 'de',
  es: 'es',
  fr: 'fr',
  it: 'it',
  ja: 'jp',
}

/** The country that pages of a language are mostly read in; undefined for English and Chinese, which say nothing of it. */
export const countryOfLanguage = (locale: Locale): string | undefined => COUNTRY_OF_LANGUAGE[locale]

/** The market that pages of a language are written for. */
export const marketOfLanguage = (locale: Locale): Market => OF_LANGUAGE[locale]

/** The market of a buyer: by their country, where that is not known by the language that they read. */
export function marketOfBuyer({ country, locale }: { country: string; locale: Locale }): Market {
  if (country === 'de') return 'germany'
  if (country === 'jp') return 'japan'
  if (isEuCountry(country)) return 'europe'
  return country === 'xx' ? marketOfLanguage(locale) : 'world'
}

const COUNT_FROM_PRIOR: readonly Locale[] = ['de', 'es', 'fr', 'it']

/**
 * Whether a reduction counts from the lowest price of 30 days: in the languages of the Union, whoever reads them, and for
 * buyers who are known to be there.
 */
export const countsFromPriorPrice = ({ country, locale }: { country: string; locale: Locale }): boolean =>
  COUNT_FROM_PRIOR.includes(locale) || isEuCountry(country)
