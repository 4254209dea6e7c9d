import type { PricedBasket } from '@/server/checkout/quote-basket'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { accountPath, linkTo } from '../account/frame/paths'
import { VisitsField } from '../tracking/visits-field'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { AlreadyOwned, BuyAgain } from './already-owned'
import { BusyForm } from './busy-form'
import { CheckoutFrame } from './checkout-frame'
import { checkoutLink } from './paths'
import { Problem } from './problem'

type Props = {
  visit: Visit
  priced: PricedBasket
  signedInAs: string | undefined
  /** Made with the page, so that the form makes one order however often it is sent. */
  idempotencyKey: string
  error: string | undefined
  typed: string | undefined
}

/** Step 2: a guest's email address, the only field before payment; or who is signed in. */
export function AccountStep({ visit, priced, signedInAs, idempotencyKey, error, typed }: Props) {
  const { locale } = visit
  const { basket, chosen, os, covering } = priced
  const t = translator(locale, 'checkout')
  return (
    <CheckoutFrame
      locale={locale}
      step="account"
      links={{ plan: checkoutLink(basket) }}
      sold={{ quote: chosen, os }}
    >
      <Problem error={error} locale={locale} />
      {error === 'already_subscribed' && <AlreadySubscribed visit={visit} />}
      <AlreadyOwned visit={visit} sold={chosen} os={os} covering={covering} />
      <h2 className="mb-4 text-2xl">{t('account.title')}</h2>
      {visit.preview ? (
        <Notice tone="warning">{translator(locale, 'preview')('noPayment')}</Notice>
      ) : (
        <PlaceForm {...{ visit, priced, signedInAs, idempotencyKey, error, typed }} />
      )}
    </CheckoutFrame>
  )
}

function PlaceForm({ visit, priced, signedInAs, idempotencyKey, error, typed }: Props) {
  const { locale } = visit
  const { basket, covering } = priced
  const t = translator(locale, 'checkout')
  return (
    <>
      <BusyForm
        action="/order/checkout/place"
        hidden={{
          idempotencyKey,
          route: basket.route,
          plan: basket.plan,
          os: basket.os,
          coupon: basket.coupon ?? '',
          billing: priced.billing,
          ref: basket.ref ?? '',
        }}
        submit={t('account.continue')}
        working={t('working')}
      >
        <VisitsField />
        {signedInAs === undefined ? (
          <GuestEmail visit={visit} error={error} typed={typed} />
        ) : (
          <p>{t('account.signedIn', { email: signedInAs })}</p>
        )}
        {covering.length > 0 && <BuyAgain error={error} locale={locale} />}
      </BusyForm>
      {signedInAs === undefined && <SignIn visit={visit} next={checkoutLink(basket, { step: 'account' })} />}
    </>
  )
}

function AlreadySubscribed({ visit }: Pick<Props, 'visit'>) {
  const t = translator(visit.locale, 'checkout')
  return (
    <Notice tone="warning" className="mb-6">
      {t('subscribed.text')}{' '}
      <a href={`${accountPath(visit)}/subscriptions`} className="text-accent underline underline-offset-4">
        {t('subscribed.link')}
      </a>
    </Notice>
  )
}

function GuestEmail({ visit: { locale }, error, typed }: Pick<Props, 'visit' | 'error' | 'typed'>) {
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
    <p className="mt-8 border-t border-line pt-6">
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
