import { convertPrice, currencyOf, formatMoney, type RuleBook } from '@/pricing'
import { LOCALES, type Locale } from '@/site/locale'
import { countryOfLanguage } from '@/site/markets'
import type { Saving } from '@/site/saving-words'
import type { Discount } from '../typed-discount'

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
