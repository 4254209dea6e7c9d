import { STATES } from '@/pricing/subscriptions'
import type { SubscriptionRecord } from '@/server/support-console/subscriptions'
import { t } from '../../words/of-request'
import { planText } from '../../words/shop-names'
import { Moment } from '../moment'
import { money } from '../money'
import { Fact, Facts } from '../parts'

type Props = { subscription: SubscriptionRecord }

export function SubscriptionFacts({ subscription }: Props) {
  const { state, currency, balance, period, until, provider, hasCard, pendingPlan } = subscription
  return (
    <Facts>
      <Fact name="State" isWide>
        {STATES[state].says}
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
        {hasCard ? t('Saved at {provider}', { provider }) : t('None saved at {provider}', { provider })}
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
