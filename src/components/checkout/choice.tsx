import { compared } from '@/pricing'
import type { PricedBasket } from '@/server/checkout/quote-basket'
import { dotted } from '@/site/dotted'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { billingText } from '../ui/billing-text'
import { Icon } from '../ui/icon'
import { Price } from '../ui/price'
import { BillingLinks } from './billing-links'
import { AppliedCoupon, CouponForm, couponRefusal } from './coupon-form'
import { PlanLinks } from './plan-links'
import { SystemLinks, WindowsOnly } from './system-links'

type Props = { priced: PricedBasket; locale: Locale; isOpen: boolean }

/** What is bought; all that can be chosen about it is folded below. Links and a plain form: the total follows without a script. */
export function Choice({ priced, locale, isOpen }: Props) {
  const t = translator(locale, 'checkout')
  return (
    <section aria-labelledby="choice-title" className="mb-10">
      <h2 id="choice-title" className="sr-only">
        {t('choice.title')}
      </h2>
      <div className="rounded-card border border-line">
        <Chosen priced={priced} locale={locale} />
        <details
          className="group/choice border-t border-line"
          open={isOpen || couponRefusal(priced.chosen, locale) !== undefined}
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-card px-4 py-3 font-semibold text-accent hover:bg-surface sm:px-6">
            {t('choice.change')}
            <Icon name="chevron" className="transition-transform group-open/choice:rotate-180" />
          </summary>
          <div className="px-4 pt-2 pb-6 sm:px-6">
            <SystemLinks priced={priced} locale={locale} />
            <PlanLinks priced={priced} locale={locale} />
            {priced.isTaxed && (
              <p className="mt-2 text-end text-sm text-muted">
                {translator(locale, 'statutory')('tax.included')}
              </p>
            )}
            <BillingLinks priced={priced} locale={locale} />
            <CouponForm priced={priced} locale={locale} />
          </div>
        </details>
      </div>
      <WindowsOnly priced={priced} locale={locale} />
    </section>
  )
}

function Chosen({ priced: { basket, chosen, icon, os, billing }, locale }: Omit<Props, 'isOpen'>) {
  const { was, basis } = compared(chosen)
  const plan = translator(locale, 'plans')(`name.${chosen.plan}`)
  const system = translator(locale, 'checkout')('summary.for', {
    os: translator(locale, 'common')(`os.${os}`),
  })
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-6">
      <ServiceGlyph route={chosen.route} icon={icon} className="size-12" />
      <div className="min-w-0">
        <p className="text-lg font-semibold text-balance">{chosen.product}</p>
        <p className="text-muted">{dotted(plan, system)}</p>
        <p className="text-sm text-muted">{billingText({ plan: chosen.plan, billing }, locale)}</p>
        <AppliedCoupon basket={basket} chosen={chosen} locale={locale} />
      </div>
      <Price
        price={chosen.price}
        list={was}
        basis={basis}
        currency={chosen.currency}
        locale={locale}
        className="col-start-2 sm:col-start-3 sm:flex-col sm:items-end"
      />
    </div>
  )
}
