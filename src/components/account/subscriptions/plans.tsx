import type { ReactNode } from 'react'
import type { LicenceView } from '@/server/accounts/overview'
import type { CardNews } from '@/site/card-news'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import { DottedFacts } from '../../ui/dotted-facts'
import { Notice } from '../../ui/notice'
import { AccountFrame, Part } from '../frame/account-frame'
import { NothingOwned } from '../frame/nothing'
import { accountPath } from '../frame/paths'
import { LicenceBadge } from '../overview/licence-badge'
import type { CardActions } from './card-props'
import type { NamedSubscription } from './named-subscription'
import { Renewing } from './renewing'

/** A licence with its product; `route` is null once the product is no longer sold. */
export type OwnedPlan = LicenceView & { name: string; route: string | null; os: 'win' | 'mac' | null }

type Props = {
  visit: Visit
  plans: readonly OwnedPlan[]
  subscriptions: readonly NamedSubscription[]
  actions: CardActions
  card: CardNews | undefined
}

const DAY = 86_400_000

export function Plans({ visit, plans, subscriptions, actions, card }: Props) {
  const t = translator(visit.locale, 'myAccount')
  const groups = groupsOf(plans.filter(plan => !isToldBy(subscriptions, plan)))
  return (
    <AccountFrame
      visit={visit}
      section="subscriptions"
      lead={t('plans.lead')}
      news={
        <>
          {card && (
            <Notice tone={card === 'done' ? 'positive' : 'warning'}>
              {translator(visit.locale, 'subscriptions')(`card.${card}`)}
            </Notice>
          )}
          {!subscriptions.some(({ next, toPay }) => next || toPay) && (
            <Notice title={t('plans.noSubscriptionTitle')}>
              <p>{t('plans.noSubscription')}</p>
            </Notice>
          )}
        </>
      }
    >
      <Renewing visit={visit} subscriptions={subscriptions} actions={actions} />
      {plans.length === 0 && <NothingOwned visit={visit} />}
      <Group title={t('plans.timed')} plans={groups.timed} visit={visit} />
      <Group title={t('plans.lifetime')} plans={groups.lifetime} visit={visit} />
      <Group title={t('plans.former')} plans={groups.former} visit={visit} />
    </AccountFrame>
  )
}

const isToldBy = (
  subscriptions: Props['subscriptions'],
  { pid, expires, isSubscribed }: OwnedPlan,
): boolean => isSubscribed && expires !== null && subscriptions.some(subscription => subscription.pid === pid)

const groupsOf = (plans: readonly OwnedPlan[]) => ({
  timed: plans.filter(plan => isTheirs(plan) && plan.expires !== null),
  lifetime: plans.filter(plan => isTheirs(plan) && plan.expires === null),
  former: plans.filter(plan => !isTheirs(plan)),
})

/** A licence on hold still belongs to its owner. */
const THEIRS: readonly OwnedPlan['state'][] = ['active', 'suspended', 'disputed']
const isTheirs = ({ state }: OwnedPlan): boolean => THEIRS.includes(state)

function Group({ title, plans, visit }: Pick<Props, 'visit' | 'plans'> & { title: string }) {
  if (plans.length === 0) return null
  return (
    <Part title={title}>
      <ul className="grid gap-4">
        {plans.map(plan => (
          <li key={plan.key}>
            <PlanCard plan={plan} visit={visit} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function PlanCard({ plan, visit }: { plan: OwnedPlan; visit: Visit }) {
  const { locale, at } = visit
  const [t, common] = [translator(locale, 'myAccount'), translator(locale, 'common')]
  return (
    <Card className="grid gap-3">
      <CardHead badge={<LicenceBadge licence={plan} at={at} locale={locale} />}>
        <h3 className="text-xl">{plan.name}</h3>
      </CardHead>
      <p className="text-muted">
        <DottedFacts
          facts={[
            translator(locale, 'plans')(`name.${plan.plan}`),
            plan.os && common(`os.${plan.os}`),
            t('plans.bought', { date: dayText(plan.issued, locale) }),
          ]}
        />
      </p>
      <StateText plan={plan} at={at} locale={locale} />
      {plan.state === 'active' && (plan.expires === null || at < plan.expires) && (
        <ButtonLink
          kind="quiet"
          href={accountPath(visit)}
          aria-label={common('named', { what: t('plans.use'), of: plan.name })}
          className="justify-self-start"
        >
          {t('plans.use')}
        </ButtonLink>
      )}
    </Card>
  )
}

type StateProps = { plan: OwnedPlan; at: number; locale: Visit['locale'] }

function StateText({ plan, at, locale }: StateProps): ReactNode {
  const t = translator(locale, 'myAccount')
  const { state, expires } = plan
  if (state !== 'active') return <p>{t(`plans.${state}`)}</p>
  if (expires === null) return <p>{t('plans.forever')}</p>
  const date = dayText(expires, locale)
  if (at < expires)
    return (
      <p>
        <DottedFacts
          facts={[t('plans.until', { date }), t('plans.left', { count: Math.ceil((expires - at) / DAY) })]}
        />
      </p>
    )
  return (
    <>
      <p>{t('plans.ended', { date })}</p>
      {plan.route && plan.os && <Again plan={plan} locale={locale} />}
    </>
  )
}

function Again({ plan: { route, plan, os, name }, locale }: Omit<StateProps, 'at'>) {
  const t = translator(locale, 'myAccount')
  const query = new URLSearchParams({ route: route ?? '', plan, os: os ?? '' })
  return (
    <>
      <ButtonLink
        kind="secondary"
        href={`/checkout?${query}`}
        aria-label={translator(locale, 'common')('named', { what: t('plans.again'), of: name })}
        className="justify-self-start"
      >
        {t('plans.again')}
      </ButtonLink>
      <p className="text-sm text-muted">{t('plans.againNote')}</p>
    </>
  )
}
