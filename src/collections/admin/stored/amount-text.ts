import { CURRENCIES, formatMoney } from '@/pricing'
import type { AdminLanguage } from '../words/language'

/** Minor units in a row's currency: 12990 and USD read $129.90. */
export function amountText(amount: unknown, currency: unknown, language: AdminLanguage): string {
  const known = CURRENCIES.find(each => each === currency)
  return known && typeof amount === 'number' ? formatMoney(amount, known, language) : String(amount ?? '')
}
