import { DAYS_TO_PAY } from '@/server/payments/differences/difference'
import type { ShakenUpgrade } from '@/server/payments/differences/shaken-upgrades'
import type { CustomerFile } from '@/server/support-console/customer-file'
import type { OrderRecord } from '@/server/support-console/orders'
import { allowedForOrder, stateOfOrder } from '@/server/support-console/staff-only'
import { t } from '../words/of-request'
import { ActionForm, type Desk, TypedField } from './action-form'
import { money } from './money'
import { MoveForm } from './move-form'
import { stateName } from './parts'
import { refundLabel } from './refund-label'

/** What a refund means for each upgrade whose price stands on the order (decision 025). */
export const warningsOf = (shaken: readonly ShakenUpgrade[], nameOf: CustomerFile['nameOf']): string[] =>
  shaken.map(({ number, pid, currency, amount }) =>
    t(
      '{product} ({number}) was sold at a price that stands on this order. After the refund its owner is told and has {days} days to pay {missing}; otherwise that order is refunded in full and its license ends.',
      {
        ...{ product: nameOf(pid), number, days: DAYS_TO_PAY },
        missing:
          amount === null
            ? t('what this refund gives back')
            : t('the missing {amount}', { amount: money(amount, currency) }),
      },
    ),
  )

function PartForm({
  order: { number, total, refunded, currency },
  desk,
}: {
  order: OrderRecord
  desk: Desk
}) {
  return (
    <ActionForm
      desk={desk}
      action="refund"
      name="refund-part"
      subject={number}
      label={t('Refund a part')}
      hint={t(
        'A part of the {amount} goes back through the payment provider, with a credit note; licenses and subscription stay. The buyer is told by email. To give back all that is left, refund the order.',
        { amount: money(total - refunded, currency) },
      )}
    >
      <input type="hidden" name="seen" value={refunded} />
      <TypedField
        id={`amount-${number}`}
        name="amount"
        label={t('Amount in {currency}', { currency })}
        inputMode="decimal"
      />
    </ActionForm>
  )
}

function refundHint({ refunded, subscriptionId }: OrderRecord, isTurned: boolean): string {
  if (isTurned)
    return t(
      '{isPart, select, yes {All that is left} other {All the money}} goes back through the payment provider. What was subscribed to then is a lifetime license now, which goes on.',
      { isPart: refunded > 0 ? 'yes' : 'no' },
    )
  const whole = t(
    '{isPart, select, yes {All that is left} other {All the money}} goes back through the payment provider, and the licenses of this order stop at once.',
    { isPart: refunded > 0 ? 'yes' : 'no' },
  )
  const ends = subscriptionId ? [t('The subscription that it is a charge of ends.')] : []
  return [whole, ...ends, t('The buyer is told by email.')].join(' ')
}

/** `isTurned`: the period of a subscription that became a lifetime licence by a later charge. */
type ActionsProps = { order: OrderRecord; desk: Desk; warnings: readonly string[]; isTurned: boolean }

export function OrderActions({ order, desk, warnings, isTurned }: ActionsProps) {
  const allowed = allowedForOrder(order)
  if (allowed.length === 0)
    return (
      <p className="desk__muted">
        {t('The order is {state}: its email cannot be sent and it cannot be refunded.', {
          state: stateName(stateOfOrder(order)),
        })}
      </p>
    )
  return (
    <div className="desk__actions">
      <ActionForm
        desk={desk}
        action="resend"
        subject={order.number}
        label={t('Send the keys again')}
        hint={t('An email with the keys of this order goes to {email}.', { email: order.email })}
      />
      <ActionForm
        desk={desk}
        action="refund"
        subject={order.number}
        label={refundLabel(order)}
        hint={refundHint(order, isTurned)}
        warnings={warnings}
      />
      <PartForm order={order} desk={desk} />
      {order.state === 'paid' && <MoveForm number={order.number} desk={desk} />}
    </div>
  )
}
