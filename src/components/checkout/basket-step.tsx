import type { CheckoutView } from '@/server/checkout/view'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { accountPath } from '../account/frame/paths'
import { Notice } from '../ui/notice'
import { AlreadyOwned } from './already-owned'
import { CheckoutFrame } from './checkout-frame'
import { Choice } from './choice'
import { PlaceForm, type Placing } from './place-form'
import { Problem } from './problem'

type Props = { visit: Visit; priced: Extract<CheckoutView, { kind: 'basket' }> } & Omit<
  Placing,
  'visit' | 'priced'
>

/** All that is asked before the payer's page: what is bought, folded, where its keys go, and the button that pays. */
export function BasketStep({ visit, priced, ...placing }: Props) {
  const { locale } = visit
  const { chosen: quote, os, covering, before, isTaxed } = priced
  const { error } = placing
  return (
    <CheckoutFrame visit={visit} step="order" sold={{ quote, os, tax: before.tax, isTaxed }}>
      <Problem error={error} locale={locale} />
      {error === 'already_subscribed' && <AlreadySubscribed visit={visit} />}
      <AlreadyOwned visit={visit} sold={quote} os={os} covering={covering} />
      <Choice priced={priced} isOpen={priced.isChoosing || isAboutPlan(error)} locale={locale} />
      {visit.preview ? (
        <Notice tone="warning">{translator(locale, 'preview')('noPayment')}</Notice>
      ) : (
        <PlaceForm visit={visit} priced={priced} {...placing} />
      )}
    </CheckoutFrame>
  )
}

const isAboutPlan = (error: string | undefined) => error === 'unknown_plan' || error === 'not_sellable'

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
