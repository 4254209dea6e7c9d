import { CANCEL_REASONS } from '@/site/cancel-reasons'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button, ButtonLink } from '../../ui/button'
import { AccountCard } from '../forms/account-card'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { linkTo, sectionPath } from '../frame/paths'
import type { NamedSubscription } from './renewing'

type Props = {
  visit: Visit
  subscription: Pick<NamedSubscription, 'id' | 'name' | 'until'>
  cancel: PlainAction
}

/** The second of two steps: what ends and when, why if they like to say so, and the way back. */
export function ConfirmCancel({ visit, subscription: { id, name, until }, cancel }: Props) {
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
          <select name="reason" className="min-h-11 rounded-control border border-muted bg-ground px-3">
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
    </AccountCard>
  )
}
