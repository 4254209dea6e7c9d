import { COUPON_REFUSALS } from '@/pricing'
import type { PricedBasket } from '@/server/checkout/quote-basket'
import type { StoredQuote } from '@/server/orders/stored-quote'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { sentenceGap } from '@/site/sentence-gap'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Icon } from '../ui/icon'
import { couponScopeText } from './coupon-scope'
import { checkoutLink } from './paths'

type Props = { priced: PricedBasket; locale: Locale }

export function CouponForm({ priced: { basket, chosen, couponFor }, locale }: Props) {
  const refusal = [couponRefusal(chosen, locale), couponScopeText(couponFor, locale)]
    .filter(sentence => sentence !== undefined)
    .join(sentenceGap(locale))
  const { route, plan, os, coupon, billing, ref } = basket
  return (
    <form method="get" action="/checkout" className="mt-8 grid gap-3">
      <input type="hidden" name="route" value={route} />
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="os" value={os} />
      {billing && <input type="hidden" name="billing" value={billing} />}
      {ref && <input type="hidden" name="ref" value={ref} />}
      <div className="flex items-start gap-3">
        <TextField
          label={translator(locale, 'checkout')('coupon.label')}
          name="coupon"
          defaultValue={coupon ?? ''}
          error={refusal || undefined}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-md flex-1"
        />
        <Button kind="secondary" className="mt-7 shrink-0">
          {translator(locale, 'common')('actions.apply')}
        </Button>
      </div>
    </form>
  )
}

type AppliedProps = Pick<PricedBasket, 'basket' | 'chosen'> & { locale: Locale }

/** The coupon that counts, and the link that takes it back. */
export function AppliedCoupon({ basket, chosen, locale }: AppliedProps) {
  const code = basket.coupon
  if (!code || couponRefusal(chosen, locale)) return null
  const t = translator(locale, 'checkout')
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2" role="status">
      <Icon name="check" className="text-positive" />
      {t('coupon.applied', { code: code.toUpperCase() })}
      <a
        href={checkoutLink({ ...basket, coupon: null }, { coupon: '' })}
        aria-label={t('coupon.remove', { code })}
        className="inline-block min-h-6 text-accent underline underline-offset-4"
      >
        {translator(locale, 'common')('actions.remove')}
      </a>
    </p>
  )
}

/** Why the quote's coupon was refused, as a sentence; undefined if it counts or none was entered. */
export function couponRefusal({ rejected }: StoredQuote, locale: Locale): string | undefined {
  const [refused] = rejected
  const reason = COUPON_REFUSALS.find(each => each === refused?.reason)
  return refused && reason && translator(locale, 'refusals')(reason, { code: refused.coupon })
}
