import { formatMoney } from '@/pricing'
import type { PricedBasket } from '@/server/checkout/quote-basket'
import type { CheckoutView } from '@/server/checkout/view'
import { translator } from '@/site/messages'
import { VisitsField } from '../tracking/visits-field'
import { BuyAgain } from './already-owned'
import { BeforePaying } from './before-paying'
import { RenewalText } from './billing-links'
import { BusyForm } from './busy-form'
import { Buyer, type BuyerKnown } from './buyer'
import { checkoutLink } from './paths'
import { PayersPage, Terms } from './terms'

type Basket = Extract<CheckoutView, { kind: 'basket' }>

export type Placing = BuyerKnown & {
  priced: Basket
  /** Made with the page, so that the form makes one order however often it is sent. */
  idempotencyKey: string
}

/** One form places the order and leads to the payer: a guest types an email address, and nothing else unless a law asks. */
export function PlaceForm({ visit, priced, signedInAs, idempotencyKey, error, typed }: Placing) {
  const { locale } = visit
  const { covering, chosen, renewal, before, payer } = priced
  const t = translator(locale, 'checkout')
  return (
    <section aria-labelledby="keys-title">
      <h2 id="keys-title" className="mb-4 text-2xl">
        {t('account.title')}
      </h2>
      <BusyForm
        action="/order/checkout/place"
        hidden={{ idempotencyKey, ...choicesOf(priced), told: before.texts.join(' ') }}
        submit={t('review.pay', { amount: formatMoney(chosen.price, chosen.currency, locale) })}
        working={t('working')}
        after={<PayersPage payer={payer} locale={locale} />}
      >
        <VisitsField />
        <Buyer {...{ visit, signedInAs, error, typed }} next={checkoutLink(priced.basket)} />
        {renewal && <RenewalText renewal={renewal} quote={chosen} locale={locale} />}
        <BeforePaying before={before} error={error} locale={locale} />
        {covering.length > 0 && <BuyAgain error={error} locale={locale} />}
        <Terms visit={visit} />
      </BusyForm>
    </section>
  )
}

/** What is bought, and the sum that this page shows for it. */
const choicesOf = ({ basket, billing, chosen }: PricedBasket): Record<string, string> => ({
  route: basket.route,
  plan: basket.plan,
  os: basket.os,
  coupon: basket.coupon ?? '',
  billing,
  ref: basket.ref ?? '',
  agreed_total: String(chosen.price),
  agreed_currency: chosen.currency,
})
