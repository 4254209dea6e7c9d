import { floorScaled, scale } from './money'
import type { Amounts, SettingsRow } from './rows'
import { CURRENCIES, type Currency, type PricingLocale } from './vocabulary'

/** `rate` in millionths of the currency per USD. */
export type CurrencySetting = SettingsRow['currencies'][number]
export type Currencies = ReadonlyMap<Currency, CurrencySetting>
export type Prices = Readonly<Record<Currency, number>>

const MILLION = 1_000_000

/** The decimals of a currency (ISO 4217). */
export const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, EUR: 2, JPY: 0, CNY: 2 }

const BY_LOCALE: Readonly<Record<PricingLocale, Currency>> = {
  en: 'USD',
  zh: 'USD',
  ja: 'JPY',
  de: 'EUR',
  es: 'EUR',
  it: 'EUR',
  fr: 'EUR',
}

/** The currency of a visit (DOMAIN 2): CNY only in China and in Chinese, else by locale. */
export function currencyFor(locale: PricingLocale, country: string): Currency {
  return locale === 'zh' && country.toLowerCase() === 'cn' ? 'CNY' : BY_LOCALE[locale]
}

/** The visit's currency, or USD if that has no stored rate. */
export function currencyOf(
  visit: { locale: PricingLocale; country: string },
  currencies: Currencies,
): Currency {
  const currency = currencyFor(visit.locale, visit.country)
  return currencies.has(currency) ? currency : 'USD'
}

/**
 * Converts US cents to the nearest price with the set ending (DOMAIN 2); ties go up, 0 stays 0. 12990 at 0.92 ending 90
 * → 11990; at 150 yen ending 80 → 19480.
 */
export function convertPrice(cents: number, to: CurrencySetting): number {
  if (cents === 0 || to.currency === 'USD') return cents
  const unit = unitOf(to)
  const hundreds = floorScaled(cents, to.rate, { unit: 100 * unit, shift: (50 - to.ending) * unit })
  return Math.max(0, hundreds) * 100 + to.ending
}

/** Converts US cents by the rate alone, half up: for discounts and minimum prices. */
export function convertAmount(cents: number, to: CurrencySetting): number {
  return to.currency === 'USD' ? cents : scale(cents, to.rate, unitOf(to))
}

type Exchange = { from: Currency; to: Currency; currencies: Currencies }

/**
 * Converts minor units between currencies by the rates alone, half up; undefined without a rate. 44980 yen at 150 →
 * 29987 US cents.
 */
export function exchangeAmount(amount: number, { from, to, currencies }: Exchange): number | undefined {
  const [given, wanted] = [rateOf(from, currencies), rateOf(to, currencies)]
  if (from === to || given === undefined || wanted === undefined) return from === to ? amount : undefined
  return scale(amount, wanted * 10 ** DECIMALS[to], given * 10 ** DECIMALS[from])
}

const rateOf = (currency: Currency, currencies: Currencies): number | undefined =>
  currency === 'USD' ? MILLION : currencies.get(currency)?.rate

/** The price in minor units; a stored amount wins over a converted one (DOMAIN 2). */
export function priceIn(currency: Currency, stored: Amounts, currencies: Currencies): number {
  const setting = currencies.get(currency)
  return stored[currency] ?? (setting ? convertPrice(stored.USD, setting) : stored.USD)
}

/** As `priceIn`, for `num` discounts and minimum prices. */
export function amountIn(currency: Currency, stored: Amounts, currencies: Currencies): number {
  const setting = currencies.get(currency)
  return stored[currency] ?? (setting ? convertAmount(stored.USD, setting) : stored.USD)
}

/** One amount in every currency. */
export function inEveryCurrency(price: (currency: Currency) => number): Prices {
  const [usd, eur, jpy, cny] = CURRENCIES.map(price)
  return { USD: usd ?? 0, EUR: eur ?? 0, JPY: jpy ?? 0, CNY: cny ?? 0 }
}

function unitOf({ currency }: CurrencySetting): number {
  return MILLION * 10 ** (DECIMALS.USD - DECIMALS[currency])
}
