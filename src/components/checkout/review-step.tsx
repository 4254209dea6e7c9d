import { formatMoney } from '@/pricing'
import type { CheckoutView } from '@/server/checkout/view'
import type { StoredQuote } from '@/server/orders/stored-quote'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Notice } from '../ui/notice'
import { AlreadyOwned, BuyAgain } from './already-owned'
import { BeforePaying } from './before-paying'
import { RenewalText } from './billing-links'
import { BusyForm } from './busy-form'
import { CheckoutFrame } from './checkout-frame'
import { couponRefusal } from './coupon-form'
import { PriceChanged } from './price-changed'
import { Problem } from './problem'
import { ReviewFacts } from './review-facts'
import { PayersPage, Terms } from './terms'

type Review = Extract<CheckoutView, { kind: 'review' }>
type Props = { visit: Visit; review: Review; error: string | undefined }

/** An order that is not paid: everything once more, and the button that pays. A changed price is first shown beside the old one. */
export function ReviewStep({ visit, review, error }: Props) {
  const { locale } = visit
  const { order, now, renewal, seen, isOwned, covering, before } = review
  const t = translator(locale, 'checkout')
  const amount = formatMoney(now.price, now.currency, locale)
  return (
    <CheckoutFrame
      visit={visit}
      step={order.state === 'failed' ? 'payment' : 'order'}
      sold={{ quote: now, os: order.os, tax: before.tax }}
    >
      <Problem error={error} locale={locale} />
      {order.state === 'failed' && !seen && <Failed visit={visit} />}
      {seen ? (
        <PriceChanged before={seen} now={now} locale={locale} reason={couponRefusal(now, locale)} />
      ) : (
        <CouponRefused now={now} locale={locale} />
      )}
      <AlreadyOwned visit={visit} sold={now} os={order.os} covering={covering} />
      <h2 className="mb-4 text-2xl">{t('review.title')}</h2>
      <ReviewFacts order={order} locale={locale} />
      <BusyForm
        action="/order/checkout/pay"
        hidden={{
          order: order.number,
          secret: order.secret,
          agreed_total: String(now.price),
          agreed_currency: now.currency,
          told: before.texts.join(' '),
        }}
        submit={seen ? t('changed.agree', { amount }) : t('review.pay', { amount })}
        working={t('working')}
        after={<PayersPage payer={order.provider} locale={locale} />}
      >
        {renewal && <RenewalText renewal={renewal} quote={now} locale={locale} />}
        <BeforePaying before={before} error={error} locale={locale} />
        {isOwned && <BuyAgain error={error} locale={locale} />}
        <Terms visit={visit} />
      </BusyForm>
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
