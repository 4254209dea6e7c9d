import { formatMoney } from '@/pricing'
import type { CheckoutView } from '@/server/checkout/view'
import type { StoredQuote } from '@/server/orders/stored-quote'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Notice } from '../ui/notice'
import { AlreadyOwned, BuyAgain } from './already-owned'
import { BeforePaying } from './before-paying'
import { RenewalText } from './billing-links'
import { BusyForm } from './busy-form'
import { CheckoutFrame } from './checkout-frame'
import { couponRefusal } from './coupon-form'
import { checkoutLink, choicesOf } from './paths'
import { PriceChanged } from './price-changed'
import { Problem } from './problem'
import { ReviewFacts } from './review-facts'

type Review = Extract<CheckoutView, { kind: 'review' }>
type Props = { visit: Visit; review: Review; error: string | undefined }

/** Step 3: everything once more, and the link to pay. A changed price is first shown beside the old one. */
export function ReviewStep({ visit, review, error }: Props) {
  const { locale } = visit
  const { order, now, renewal, isChanged, isOwned, covering, before } = review
  const t = translator(locale, 'checkout')
  const amount = formatMoney(now.price, now.currency, locale)
  const choices = choicesOf(order)
  const links = {
    plan: checkoutLink(choices),
    account: checkoutLink(choices, { step: 'account', from: order.number }),
  }
  return (
    <CheckoutFrame locale={locale} step="payment" links={links} sold={{ quote: now, os: order.os }}>
      <Problem error={error} locale={locale} />
      {order.state === 'failed' && !isChanged && <Failed visit={visit} />}
      {!isChanged && <CouponRefused now={now} locale={locale} />}
      {isChanged && (
        <PriceChanged before={order.quote} now={now} locale={locale} reason={couponRefusal(now, locale)} />
      )}
      <AlreadyOwned visit={visit} sold={now} os={order.os} covering={covering} />
      <h2 className="mb-4 text-2xl">{t('review.title')}</h2>
      <ReviewFacts order={order} locale={locale} links={links} />
      <BusyForm
        action="/order/checkout/pay"
        hidden={{
          order: order.number,
          secret: order.secret,
          agreed_total: String(now.price),
          agreed_currency: now.currency,
        }}
        submit={isChanged ? t('changed.agree', { amount }) : t('review.pay', { amount })}
        working={t('working')}
      >
        {renewal && <RenewalText renewal={renewal} quote={now} locale={locale} />}
        <BeforePaying before={before} quote={now} error={error} locale={locale} />
        {isOwned && <BuyAgain error={error} locale={locale} />}
        <Terms visit={visit} />
      </BusyForm>
      <p className="mt-3 text-sm text-muted">{t('review.leave')}</p>
    </CheckoutFrame>
  )
}

/** What only the buyer’s address told, after the price with the coupon had been shown. */
const TOLD_BY_ADDRESS = ['used_up', 'used_before', 'not_first_order']

function CouponRefused({ now, locale }: { now: StoredQuote; locale: Locale }) {
  if (!now.rejected.some(({ reason }) => TOLD_BY_ADDRESS.includes(reason))) return null
  return (
    <Notice tone="warning" className="mb-6">
      {couponRefusal(now, locale)}
    </Notice>
  )
}

function Failed({ visit: { locale } }: { visit: Visit }) {
  return (
    <Notice tone="danger" className="mb-6">
      {translator(locale, 'errors')('payment_failed')}
    </Notice>
  )
}

function Terms({ visit: { site, locale } }: { visit: Visit }) {
  const link = (route: string, text: React.ReactNode) => (
    <a href={pathOf(page('legal', route), site, locale)} className="text-accent underline underline-offset-4">
      {text}
    </a>
  )
  return (
    <p className="text-sm text-muted">
      {translator(locale, 'checkout').rich('review.terms', {
        terms: text => link('terms_of_use', text),
        purchase: text => link('purchase_policy', text),
      })}
    </p>
  )
}
