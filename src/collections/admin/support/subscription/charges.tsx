import type { Currency } from '@/pricing'
import type { ChargeRecord, SubscriptionRecord } from '@/server/support-console/subscriptions'
import { t } from '../../words/of-request'
import { PURPOSES } from '../../words/receipt-text'
import { pairText } from '../../words/written/joined'
import { Moment } from '../moment'
import { money } from '../money'
import { Nothing, State } from '../parts'

export function Charges({ subscription: { charges, currency } }: { subscription: SubscriptionRecord }) {
  if (charges.length === 0) return <Nothing>{t('Nothing was charged yet.')}</Nothing>
  return (
    <ol className="desk__list">
      {charges.map(({ number, purpose, state, total, refunded, at }) => (
        <li key={number}>
          <span>
            <State>{state}</State> {pairText(t(PURPOSES[purpose]), money(total, currency))}
            {refundedText({ state, total, refunded }, currency)}
          </span>
          <span className="desk__muted">
            <a href={`#${number}`}>{number}</a> · <Moment at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}

type Returned = Pick<ChargeRecord, 'state' | 'total' | 'refunded'>

const refundedText = ({ state, refunded }: Returned, currency: Currency): string =>
  refunded > 0 && state !== 'refunded'
    ? `, ${t('of which {amount} went back', { amount: money(refunded, currency) })}`
    : ''
