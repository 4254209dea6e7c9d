import { type Currency, formatMoney, type Plan } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Lowest = { from: number; fromPlan: Plan; currency: Currency; isBeforeCredit: boolean }

/** The lowest price and how long one has the product for it: «from $35.90 for a month»; a guest’s of an upgrade is the highest. */
export function fromText({ from, fromPlan, currency, isBeforeCredit }: Lowest, locale: Locale): string {
  const [t, price] = [translator(locale, 'plans'), formatMoney(from, currency, locale)]
  return t(isBeforeCredit ? 'beforeCreditOf' : `fromFor.${fromPlan}`, { price })
}
