import { convertPrice, currencyOf, formatMoney, type RuleBook } from '@/pricing'
import { LOCALES, type Locale } from '@/site/locale'
import { countryOfLanguage } from '@/site/markets'
import type { Discount } from '../typed-discount'

/**
 * What a text may say of discounts: a percentage of the usual price (basis points), «up to» where there are several; a price, as it
 * is paid in a language, «from» where there are several; or, of both or in a language of two currencies, no number.
 */
export type Saving =
  | { kind: 'percent'; basisPoints: number; isUpTo: boolean }
  | { kind: 'price'; amounts: Partial<Record<Locale, string>>; isFrom: boolean }
  | { kind: 'special' }

/** The saving of one or several distinct discounts. */
export function savingOf(discounts: readonly Discount[], book: Pick<RuleBook, 'currencies'>): Saving {
  const percents = discounts.flatMap(each => (each.kind === 'percent' ? [each.basisPoints] : []))
  const prices = discounts.flatMap(each => (each.kind === 'price' ? [each.cents] : []))
  if (percents.length === discounts.length && percents.length > 0)
    return { kind: 'percent', basisPoints: Math.max(...percents), isUpTo: new Set(percents).size > 1 }
  if (prices.length !== discounts.length || prices.length === 0) return { kind: 'special' }
  const amounts = amountsOf(Math.min(...prices), book)
  return { kind: 'price', amounts, isFrom: new Set(prices).size > 1 }
}

/** Chinese is paid in two currencies, by country, so that no amount is true for all who read it. */
const UNPRICED: readonly Locale[] = ['zh']

function amountsOf(cents: number, { currencies }: Pick<RuleBook, 'currencies'>) {
  const priced = LOCALES.filter(locale => !UNPRICED.includes(locale))
  return Object.fromEntries(
    priced.map(locale => {
      const currency = currencyOf({ locale, country: countryOfLanguage(locale) ?? 'xx' }, currencies)
      const setting = currencies.get(currency)
      return [locale, formatMoney(setting ? convertPrice(cents, setting) : cents, currency, locale)]
    }),
  ) as Partial<Record<Locale, string>>
}
