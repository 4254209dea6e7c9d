import type { SubscriptionRecord } from '@/server/support-console/subscriptions'
import { t } from '../../words/of-request'
import { ActionForm, type Desk } from '../action-form'
import { DaysField } from '../days-field'
import { stateName } from '../parts'

type Props = { subscription: SubscriptionRecord; desk: Desk }

export function SubscriptionActions({ subscription: { id, state, allowed }, desk }: Props) {
  if (allowed.length === 0)
    return (
      <p className="desk__muted">
        {t(
          'The subscription is {state}: nothing can be done with it here. A charge is refunded at its order.',
          { state: stateName(state) },
        )}
      </p>
    )
  return (
    <div className="desk__actions">
      {allowed.includes('charge') && (
        <ActionForm desk={desk} action="charge" subject={id} label={t(CHARGE.label)} hint={t(CHARGE.hint)} />
      )}
      {allowed.includes('extend') && (
        <ActionForm desk={desk} action="extend" subject={id} label={t(EXTEND.label)} hint={t(EXTEND.hint)}>
          <DaysField of={id} />
        </ActionForm>
      )}
      {allowed.includes('end_now') && (
        <ActionForm desk={desk} action="end_now" subject={id} label={t(END.label)} hint={t(END.hint)} />
      )}
    </div>
  )
}

const CHARGE = {
  label: 'Charge the card again',
  hint: 'The saved card is asked at once for the renewal that is unpaid, whatever its calendar says.',
} as const
const EXTEND = {
  label: 'Make the period longer',
  hint: 'It ends and renews that many days later, without a charge, and the licenses work until then.',
} as const
const END = {
  label: 'End now',
  hint: 'Licenses stop at once and nothing is charged anymore; the customer is told by email. No money goes back: refund a charge at its order.',
} as const
