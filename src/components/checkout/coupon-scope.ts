import type { ToldScope } from '@/server/coupons/told-scope'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { namesText } from '@/site/names-text'

/** What a refused coupon is for, as a sentence, names in quotation marks: some have a comma of their own. */
export function couponScopeText(scope: ToldScope | undefined, locale: Locale): string | undefined {
  if (!scope) return undefined
  const t = translator(locale, 'checkout')
  const count = scope.plans.length
  const quoted = (name: string) => t('coupon.name', { name })
  const planNames = scope.plans.map(plan => translator(locale, 'plans')(`name.${plan}`))
  const plans = namesText(planNames.map(quoted), locale)
  const others = scope.isMore ? [t('coupon.others')] : []
  const products = namesText([...scope.products.map(quoted), ...others], locale)
  if (scope.products.length === 0) return t('coupon.forPlans', { plans, count })
  return count === 0 ? t('coupon.forProducts', { products }) : t('coupon.forBoth', { products, plans, count })
}
