import type { PricedBasket } from '@/server/checkout/quote-basket'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { AlreadyOwned } from './already-owned'
import { BillingLinks } from './billing-links'
import { CheckoutFrame } from './checkout-frame'
import { CouponForm } from './coupon-form'
import { checkoutLink } from './paths'
import { PlanLinks } from './plan-links'
import { Problem } from './problem'
import { SystemLinks } from './system-links'

type Props = { visit: Visit; priced: PricedBasket; error: string | undefined }

/** Step 1: links and a plain form, so that the total follows without a script. */
export function PlanStep({ visit, priced, error }: Props) {
  const { locale } = visit
  const { basket, chosen, os, covering } = priced
  const t = translator(locale, 'checkout')
  const system = translator(locale, 'common')(`os.${os}`)
  return (
    <CheckoutFrame locale={locale} step="plan" sold={{ quote: chosen, os }}>
      <Problem error={error} locale={locale} />
      <AlreadyOwned visit={visit} sold={chosen} os={os} covering={covering} />
      <h2 className="text-2xl">{t('plan.title')}</h2>
      <p className="mt-1 mb-4 text-lg text-muted">
        {t('plan.lead', { product: chosen.product, os: system })}
      </p>
      <SystemLinks priced={priced} locale={locale} />
      <PlanLinks priced={priced} locale={locale} />
      {priced.isTaxed && (
        <p className="mt-2 text-end text-sm text-muted">{translator(locale, 'statutory')('tax.included')}</p>
      )}
      <BillingLinks priced={priced} locale={locale} />
      <CouponForm priced={priced} locale={locale} />
      <ButtonLink
        size="large"
        href={checkoutLink(basket, { step: 'account' })}
        className="mt-8 w-full sm:w-auto sm:min-w-56"
      >
        {covering.length > 0 ? translator(locale, 'covered')('again') : t('plan.continue')}
      </ButtonLink>
    </CheckoutFrame>
  )
}
