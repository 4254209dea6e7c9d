import type { SubscriptionView } from '@/server/subscriptions/view'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import type { Tone } from '../../ui/notice'
import { Part } from '../frame/account-frame'
import { Actions } from './actions'
import type { CardActions, CardProps } from './card-props'
import { Charges } from './charges'
import type { NamedSubscription } from './named-subscription'
import { sentencesOf } from './sentences'

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
      <Charges subscription={subscription} visit={visit} />
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
