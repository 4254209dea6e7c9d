import type { Plan, PlanOption } from '@/pricing'
import { RENEWING_PLANS } from '@/pricing/subscriptions'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Sold = { plan: Plan; billing: PlanOption['billing'] }

/** How a plan is paid for, as it stands beside its price: «Renews every month until you cancel.» */
export function billingText({ plan, billing }: Sold, locale: Locale): string {
  const t = translator(locale, 'plans')
  const renewing = RENEWING_PLANS.find(each => each === plan)
  if (!renewing || billing === 'once') return t(`billing.${plan}`)
  const renewal = translator(locale, 'checkout')(`renewal.${renewing}`)
  return billing === 'both' ? t('either', { renewal }) : renewal
}
