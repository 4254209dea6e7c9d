import { CURRENCIES, type Currency, DECIMALS, formatMoney } from '@/pricing'
import type { AdminLanguage } from '../words/language'

/** Of a column that keeps an amount: price_eur is in euros, price in US dollars. */
export const currencyOfColumn = (column: string): Currency =>
  CURRENCIES.find(currency => column.endsWith(`_${currency.toLowerCase()}`)) ?? 'USD'

/** 19.9 in US dollars as the shop writes it: $19.90. */
export const amountShown = (amount: number, currency: Currency, language: AdminLanguage): string =>
  formatMoney(Math.round(amount * 10 ** DECIMALS[currency]), currency, language)

/** The same in a field, without the sign: 19.90. What has too many decimals stays as it is. */
export function amountTyped(amount: number, currency: Currency): string {
  const text = amount.toFixed(DECIMALS[currency])
  return Number(text) === amount ? text : String(amount)
}

/** A part of one, as people read it: 0.7 is 70%, in German «70 %». */
export const percentShown = (part: number, language: AdminLanguage): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(part)

const PERCENT = /^[-−–]?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/

/** «25 %», «25» or «25,5» as a part of one; null where it is no percentage up to 100. */
export function percentRead(typed: string): number | null {
  const digits = PERCENT.exec(typed.normalize('NFKC').trim())?.[1]?.replace(',', '.')
  if (digits === undefined || Number(digits) > 100) return null
  return Math.round(Number(digits) * 100) / 10_000
}

/** What is off where this part of a price is left, and the other way round: 0.75 and 0.25. */
export const otherPart = (part: number): number => Math.round((1 - part) * 10_000) / 10_000
