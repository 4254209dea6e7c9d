import { formatMoney } from '@/pricing'
import type { SubscriptionView } from '@/server/subscriptions/view'
import { dayText } from '@/site/day-text'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import { Disclosure } from '../../ui/disclosure'
import type { Tone } from '../../ui/notice'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { Part } from '../frame/account-frame'
import { linkTo, orderPath, sectionPath } from '../frame/paths'

type NamedOption = SubscriptionView['options'][number] & { name: string }
export type NamedSubscription = Omit<SubscriptionView, 'options'> & { name: string; options: NamedOption[] }

/** What its owner can do from the card itself. */
export type CardActions = { resume: PlainAction; comeBack: PlainAction; moveOption: PlainAction }

type Props = { visit: Visit; subscriptions: readonly NamedSubscription[]; actions: CardActions }

/** What renews: its state in words, the next charge, what was charged so far, and what its owner can do. */
export function Renewing({ visit, subscriptions, actions }: Props) {
  if (subscriptions.length === 0) return null
  return (
    <Part title={translator(visit.locale, 'subscriptions')('page.title')}>
      <ul className="grid gap-4">
        {subscriptions.map(subscription => (
          <li key={subscription.id}>
            <SubscriptionCard subscription={subscription} visit={visit} actions={actions} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

type CardProps = Omit<Props, 'subscriptions'> & { subscription: NamedSubscription }

function SubscriptionCard({ subscription, visit, actions }: CardProps) {
  const { locale } = visit
  const { state, name, plan } = subscription
  const t = translator(locale, 'subscriptions')
  return (
    <Card className="grid gap-3">
      <CardHead
        badge={state !== 'incomplete' && <Badge tone={TONES[state]}>{t(`page.states.${state}`)}</Badge>}
      >
        <h3 className="text-xl">{name}</h3>
      </CardHead>
      <p className="text-muted">{translator(locale, 'plans')(`name.${plan}`)}</p>
      {sentencesOf(subscription, locale).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Actions subscription={subscription} visit={visit} actions={actions} />
      <Charges subscription={subscription} locale={locale} />
    </Card>
  )
}

const TONES: Record<Exclude<SubscriptionView['state'], 'incomplete'>, Tone> = {
  active: 'positive',
  past_due: 'warning',
  unpaid: 'danger',
  cancel_at_end: 'warning',
  paused: 'warning',
  ended: 'info',
  upgraded: 'positive',
}

function sentencesOf(
  { state, until, next, tries, givenUpAt, pendingPlan, balance, currency, options }: NamedSubscription,
  locale: Locale,
): string[] {
  const t = translator(locale, 'subscriptions')
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const date = dayText(until, locale)
  const days = new Intl.ListFormat(HTML_LANG[locale]).format(tries.map(at => dayText(at, locale)))
  const standing: Partial<Record<SubscriptionView['state'], string>> = {
    past_due: t('page.past_due', { date }),
    unpaid: t('page.unpaid', { date: dayText(givenUpAt ?? until, locale) }),
    cancel_at_end: t('page.cancel_at_end', { date }),
    paused: t('page.paused'),
    ended: t('page.ended', { date }),
    upgraded: t('page.upgraded'),
  }
  const kept = options.filter(({ isGivenUp }) => !isGivenUp).map(({ name }) => name)
  const products = new Intl.ListFormat(HTML_LANG[locale]).format(kept)
  return [
    kept.length > 0 && t('page.with', { products }),
    standing[state],
    next && t('page.next', { date: dayText(next.at, locale), amount: money(next.charge) }),
    tries.length > 0 && t('page.tries', { dates: days }),
    pendingPlan && t('page.pending', { date, plan: translator(locale, 'plans')(`name.${pendingPlan}`) }),
    ...options.map(({ name, isGivenUp }) => isGivenUp && t('page.optionEnds', { date, option: name })),
    balance > 0 && t('page.balance', { amount: money(balance) }),
  ].flatMap(sentence => sentence || [])
}

function Actions({ subscription, visit, actions }: CardProps) {
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

function Charges({
  subscription: { charges, currency },
  locale,
}: {
  subscription: SubscriptionView
  locale: Locale
}) {
  const t = translator(locale, 'subscriptions')
  return (
    <Disclosure summary={t('page.charges')}>
      <ul className="grid gap-2">
        {charges.map(({ number, state, total, at }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {dayText(at, locale)} · {t(`page.orders.${state}`)}
            </span>
            <span className="tabular-nums">{formatMoney(total, currency, locale)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
