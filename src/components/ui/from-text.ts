import { type Currency, formatMoney, type Plan } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Lowest = { from: number; fromPlan: Plan; currency: Currency }

/** The lowest price and how long one has the product for it: «from $35.90 for a month». */
export const fromText = ({ from, fromPlan, currency }: Lowest, locale: Locale): string =>
  translator(locale, 'plans')(`fromFor.${fromPlan}`, { price: formatMoney(from, currency, locale) })
