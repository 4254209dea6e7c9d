import type { CampaignCoupon } from '@/server/campaigns/board'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

export function CouponList({ coupons, locale }: { coupons: readonly CampaignCoupon[]; locale: Locale }) {
  if (coupons.length === 0) return null
  const [t, plans] = [translator(locale, 'campaign'), translator(locale, 'plans')]
  const named = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <Section title={t('coupons')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {coupons.map(coupon => (
          <li key={coupon.code} className="flex gap-3">
            <Icon name="check" className="mt-1 text-positive" />
            <p>
              <span lang={coupon.lang} className="font-semibold">
                {coupon.text}
              </span>
              <span className="block text-muted">
                {coupon.plans.length === 0
                  ? t('allPlans')
                  : t('forPlans', { plans: named.format(coupon.plans.map(plan => plans(`name.${plan}`))) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
