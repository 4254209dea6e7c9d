import { formatMoney } from '@/pricing'
import type { ActionPlan } from '@/pricing/subscriptions'
import { CANCEL_REASONS } from '@/site/cancel-reasons'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button, ButtonLink } from '../../ui/button'
import { AccountCard } from '../forms/account-card'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { linkTo, sectionPath } from '../frame/paths'
import type { NamedSubscription } from './named-subscription'

type Props = {
  visit: Visit
  subscription: Pick<NamedSubscription, 'id' | 'name' | 'until' | 'next'>
  offer: ActionPlan | undefined
  cancel: PlainAction
  change: PlainAction
}

type OfferProps = Omit<Props, 'cancel'> & { offer: ActionPlan }

/** The second of two steps: what ends and when, why if they like to say so, and the way back. */
export function ConfirmCancel({ visit, subscription, offer, cancel, change }: Props) {
  const { id, name, until } = subscription
  const { locale } = visit
  const t = translator(locale, 'subscriptions')
  const reasonOf = translator(locale, 'service')
  return (
    <AccountCard
      title={t('page.confirm.title', { product: name })}
      lead={t('page.confirm.text', { date: dayText(until, locale) })}
    >
      <ActionForm
        action={cancel}
        here={linkTo('confirm-subscription-cancel', visit, { subscription: id })}
        hidden={{ subscription: id }}
        className="grid gap-6"
      >
        <label className="grid gap-2">
          <span className="font-semibold">{t('page.confirm.reason')}</span>
          <select
            name="reason"
            className="select-box min-h-11 rounded-control border border-muted bg-ground px-3 pe-9"
          >
            <option value="">{t('page.confirm.none')}</option>
            {CANCEL_REASONS.map(reason => (
              <option key={reason} value={reason}>
                {reasonOf(`uninstall.reasons.${reason}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="flex flex-wrap gap-3">
          <Button kind="danger">{t('page.confirm.submit')}</Button>
          <ButtonLink kind="secondary" href={sectionPath('subscriptions', visit)}>
            {t('page.confirm.keep')}
          </ButtonLink>
        </div>
      </ActionForm>
      {offer && <OfferToStay visit={visit} subscription={subscription} offer={offer} change={change} />}
    </AccountCard>
  )
}

/** Below the way out, which it neither hides nor delays. */
function OfferToStay({ visit, subscription: { id, next }, offer, change }: OfferProps) {
  const { locale } = visit
  const t = translator(locale, 'subscriptions')
  const money = (amount: number) => formatMoney(amount, offer.currency, locale)
  if (!next || !offer.next) return null
  const amount = money(next.charge - offer.next.charge)
  const [charge, before] = [money(offer.next.charge), money(next.charge)]
  return (
    <section className="mt-8 grid gap-3 border-t border-line pt-6">
      <h2 className="text-lg">{t('offer.title')}</h2>
      <p>{t('offer.text', { amount, charge, before, date: dayText(offer.next.at, locale) })}</p>
      <ActionForm
        action={change}
        here={linkTo('confirm-subscription-cancel', visit, { subscription: id })}
        hidden={{ subscription: id, action: 'take_offer', agreed: JSON.stringify(offer) }}
      >
        <Button kind="secondary">{t('offer.take', { amount })}</Button>
      </ActionForm>
    </section>
  )
}
