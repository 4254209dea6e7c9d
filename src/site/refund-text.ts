import { dayText } from './day-text'
import type { Locale } from './locale'
import { translator } from './messages'

/** What stands before the amount that went back, wherever an order is shown: with its day (ms) where there is one. */
export function refundText(at: number | null, locale: Locale): string {
  const t = translator(locale, 'myAccount')
  return at === null ? t('receipt.refund') : t('receipt.refundedOn', { date: dayText(at, locale) })
}
