import { formatMoney } from '@/pricing'
import type { PricedBasket } from '@/server/checkout/quote-basket'
import type { CheckoutView } from '@/server/checkout/view'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { linkTo } from '../account/frame/paths'
import { VisitsField } from '../tracking/visits-field'
import { TextField } from '../ui/field'
import { BuyAgain } from './already-owned'
import { BeforePaying } from './before-paying'
import { RenewalText } from './billing-links'
import { BusyForm } from './busy-form'
import { checkoutLink } from './paths'
import { PayersPage, Terms } from './terms'

type Basket = Extract<CheckoutView, { kind: 'basket' }>

export type Placing = {
  visit: Visit
  priced: Basket
  signedInAs: string | undefined
  /** Made with the page, so that the form makes one order however often it is sent. */
  idempotencyKey: string
  error: string | undefined
  typed: string | undefined
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
        {signedInAs === undefined ? (
          <div className="grid gap-3">
            <GuestEmail visit={visit} error={error} typed={typed} />
            <SignIn visit={visit} next={checkoutLink(priced.basket)} />
          </div>
        ) : (
          <p>{t('account.signedIn', { email: signedInAs })}</p>
        )}
        <BeforePaying before={before} error={error} locale={locale} />
        {covering.length > 0 && <BuyAgain error={error} locale={locale} />}
        {renewal && <RenewalText renewal={renewal} quote={chosen} locale={locale} />}
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

function GuestEmail({ visit: { locale }, error, typed }: Pick<Placing, 'visit' | 'error' | 'typed'>) {
  return (
    <TextField
      label={translator(locale, 'account')('fields.email')}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
      defaultValue={typed}
      autoFocus={error?.startsWith('email.')}
      hint={translator(locale, 'checkout')('account.emailHint')}
      error={emailError(error, locale)}
    />
  )
}

function emailError(error: string | undefined, locale: Visit['locale']): string | undefined {
  const t = translator(locale, 'validation')
  if (error === 'email.empty') return t('email.empty')
  return error === 'email.value' ? t('email.value') : undefined
}

function SignIn({ visit, next }: { visit: Visit; next: string }) {
  const t = translator(visit.locale, 'checkout')
  return (
    <p>
      <span className="text-muted">{t('account.known')} </span>
      <a
        href={linkTo('login', visit, { next })}
        className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
      >
        {t('account.signIn')}
      </a>
    </p>
  )
}
