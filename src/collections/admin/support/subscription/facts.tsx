import { STATES, type State } from '@/pricing/subscriptions'
import type { SubscriptionRecord } from '@/server/support-console/subscriptions'
import { codeText } from '../../words/code-text'
import { spoken, t } from '../../words/of-request'
import type { Sentence } from '../../words/say'
import { planText } from '../../words/shop-names'
import { Moment } from '../moment'
import { money } from '../money'
import { Fact, Facts } from '../parts'

const MEANINGS: Record<State, Sentence> = {
  incomplete: 'The first payment is open.',
  active: 'The current period is paid, or its charge is under way.',
  past_due: 'A renewal failed and is tried again in the grace period.',
  unpaid: 'The grace period is over; a payment restores it.',
  cancel_at_end: 'Canceled; it runs to its end and can be resumed.',
  paused: 'The payment provider paused it: nothing is charged, and the paid rest is kept.',
  ended: 'Over. A customer who comes back begins another one.',
  upgraded: 'Turned into a lifetime license, which gives access.',
}

type Props = { subscription: SubscriptionRecord }

export function SubscriptionFacts({ subscription }: Props) {
  const { state, currency, balance, period, until, provider, hasCard, pendingPlan } = subscription
  return (
    <Facts>
      <Fact name="State" isWide>
        {t(MEANINGS[state])}
      </Fact>
      <Fact name="Period">
        <Moment at={period.start} /> – <Moment at={period.end} />
      </Fact>
      <Fact name={STATES[state].isBillable ? 'Access until' : 'Ended'}>
        <Moment at={until} />
      </Fact>
      <Fact name="Next charge">
        <NextCharge subscription={subscription} />
      </Fact>
      <Fact name="Card">
        {t(hasCard ? 'Saved ({provider})' : 'None saved ({provider})', {
          provider: codeText('provider', provider, spoken()),
        })}
      </Fact>
      <Fact name="Balance">{money(balance, currency)}</Fact>
      <Fact name="Pending change">
        {pendingPlan ? t('To {plan}', { plan: planText(pendingPlan) }) : t('No change')}
      </Fact>
      <Tried subscription={subscription} />
    </Facts>
  )
}

const NextCharge = ({ subscription: { next, currency } }: Props) =>
  next ? (
    <>
      {money(next.charge, currency)}, <Moment at={next.at} />
    </>
  ) : (
    t('No charge')
  )

const Tried = ({ subscription: { tries, givenUpAt } }: Props) => (
  <>
    {tries.length > 0 && (
      <Fact name="Tried again">
        <ul>
          {tries.map(at => (
            <li key={at}>
              <Moment at={at} />
            </li>
          ))}
        </ul>
      </Fact>
    )}
    {givenUpAt !== null && (
      <Fact name="Given up">
        <Moment at={givenUpAt} />
      </Fact>
    )}
  </>
)
