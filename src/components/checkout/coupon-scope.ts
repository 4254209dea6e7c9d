import type { ToldScope } from '@/server/coupons/told-scope'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { namesText } from '@/site/names-text'

/** What a refused coupon is for, as a sentence; undefined where nothing of it is told. */
export function couponScopeText(scope: ToldScope | undefined, locale: Locale): string | undefined {
  if (!scope) return undefined
  const t = translator(locale, 'checkout')
  const count = scope.plans.length
  const plans = namesText(quotedPlans(scope, locale), locale)
  const named = scope.isMore ? [...scope.products, t('coupon.others')] : scope.products
  const products = namesText(named, locale)
  if (scope.products.length === 0) return t('coupon.forPlans', { plans, count })
  return count === 0 ? t('coupon.forProducts', { products }) : t('coupon.forBoth', { products, plans, count })
}

/** In quotation marks: some names have a comma of their own. */
const quotedPlans = ({ plans }: ToldScope, locale: Locale): string[] =>
  plans.map(plan =>
    translator(locale, 'checkout')('coupon.plan', { plan: translator(locale, 'plans')(`name.${plan}`) }),
  )
