import { DECIMALS } from './currency'
import type { Currency, PricingLocale } from './vocabulary'

const formats = new Map<string, Intl.NumberFormat>()

/** Minor units for a locale: 12990 EUR in de → «129,90 €» (DOMAIN 2); below zero with a minus sign as wide as the figures. */
export function formatMoney(minor: number, currency: Currency, locale: PricingLocale): string {
  return formatFor(currency, locale).format(decimalText(minor, DECIMALS[currency])).replace('-', '−')
}

/** As decimal text, which Intl formats without a detour over floats. */
function decimalText(minor: number, decimals: number): `${number}` {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return `${minor < 0 ? '-' : ''}${text}` as `${number}`
}

function formatFor(currency: Currency, locale: PricingLocale): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const digits = DECIMALS[currency]
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, format)
  return format
}
