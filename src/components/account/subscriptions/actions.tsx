import { translator } from '@/site/messages'
import { Button, ButtonLink } from '../../ui/button'
import { ActionForm } from '../forms/action-form'
import { linkTo, orderPath, sectionPath } from '../frame/paths'
import type { CardProps } from './card-props'

/** What its owner can do with a subscription as it stands. */
export function Actions({ subscription, visit, actions }: CardProps) {
  const { locale } = visit
  const { id, name, allowed, toPay, mayChangeCard, mayComeBack } = subscription
  const here = sectionPath('subscriptions', visit)
  const t = translator(locale, 'subscriptions')
  const named = (what: string) => translator(locale, 'common')('named', { what, of: name })
  return (
    <div className="flex flex-wrap gap-3">
      {toPay && allowed.includes('pay') && <ButtonLink href={orderPath(toPay)}>{t('page.pay')}</ButtonLink>}
      {(allowed.includes('change_subscription') || allowed.includes('upgrade_lft')) && (
        <ButtonLink
          kind="secondary"
          href={sectionPath('subscriptions', visit, { change: id })}
          aria-label={named(t('change.open'))}
        >
          {t('change.open')}
        </ButtonLink>
      )}
      {mayChangeCard && (
        <form method="post" action="/order/card">
          <input type="hidden" name="subscription" value={id} />
          <Button kind="secondary" aria-label={named(t('page.card'))}>
            {t('page.card')}
          </Button>
        </form>
      )}
      {allowed.includes('resume_subscription') && (
        <ActionForm action={actions.resume} here={here} hidden={{ subscription: id }}>
          <Button aria-label={named(t('page.resume'))}>{t('page.resume')}</Button>
        </ActionForm>
      )}
      {mayComeBack && (
        <ActionForm action={actions.comeBack} here={here} hidden={{ subscription: id }}>
          <Button aria-label={named(t('page.again'))}>{t('page.again')}</Button>
        </ActionForm>
      )}
      <Options subscription={subscription} visit={visit} actions={actions} />
      {allowed.includes('cancel') && (
        <ButtonLink
          kind="secondary"
          href={linkTo('confirm-subscription-cancel', visit, { subscription: id })}
          aria-label={named(t('page.cancel'))}
        >
          {t('page.cancel')}
        </ButtonLink>
      )}
    </div>
  )
}

function Options({ subscription: { id, allowed, options }, visit, actions }: CardProps) {
  const t = translator(visit.locale, 'subscriptions')
  return options.map(({ pid, name, isGivenUp }) => {
    const action = isGivenUp ? 'keep_option' : 'drop_option'
    return (
      allowed.includes(action) && (
        <ActionForm
          key={pid}
          action={actions.moveOption}
          here={sectionPath('subscriptions', visit)}
          hidden={{ subscription: id, option: String(pid), action }}
        >
          <Button kind="secondary">
            {t(isGivenUp ? 'page.keepOption' : 'page.dropOption', { option: name })}
          </Button>
        </ActionForm>
      )
    )
  })
}
