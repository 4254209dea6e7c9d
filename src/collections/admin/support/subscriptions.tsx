import { type Currency, formatMoney } from '@/pricing'
import { type Purpose, STATES } from '@/pricing/subscriptions'
import type { CustomerFile } from '@/server/support-console/customer-file'
import type { ChargeRecord, HistoryRecord, SubscriptionRecord } from '@/server/support-console/subscriptions'
import { MAX_DAYS } from '@/server/support-console/typed-days'
import { PLAN_LABELS } from '../../fields/options'
import { label, spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { ActionForm, type Desk, TypedField } from './action-form'
import { Moment } from './moment'
import { Fact, Facts, Nothing, Section, State, stateName } from './parts'

type Props = { file: CustomerFile; desk: Desk }

/** Left out where there are none. */
export function Subscriptions({ file: { subscriptions, nameOf }, desk }: Props) {
  if (subscriptions.length === 0) return null
  return (
    <Section id="subscriptions" title={t('Subscriptions')} count={subscriptions.length}>
      {subscriptions.map(each => (
        <article
          key={each.id}
          id={`subscription-${each.id}`}
          className="desk__card"
          aria-labelledby={each.id}
        >
          <header>
            <h3 id={each.id}>{each.pids.map(nameOf).join(' + ')}</h3>
            <State>{each.state}</State>
            <b>{`${money(each.price, each.currency)} · ${label(PLAN_LABELS[each.plan] ?? each.plan)}`}</b>
          </header>
          <SubscriptionFacts subscription={each} />
          <details open>
            <summary>{t('Charges ({count})', { count: each.charges.length })}</summary>
            <Charges subscription={each} />
          </details>
          <details>
            <summary>{t('History ({count})', { count: each.history.length })}</summary>
            <History history={each.history} />
          </details>
          <Actions subscription={each} desk={desk} />
        </article>
      ))}
    </Section>
  )
}

const money = (amount: number, currency: Currency): string => formatMoney(amount, currency, spoken())

function SubscriptionFacts({ subscription }: { subscription: SubscriptionRecord }) {
  const { state, currency, balance, period, until, next, provider, hasCard, pendingPlan, tries, givenUpAt } =
    subscription
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
        {next ? (
          <>
            {money(next.charge, currency)}, <Moment at={next.at} />
          </>
        ) : (
          t('None')
        )}
      </Fact>
      <Fact name="Card">
        {hasCard ? t('Saved at {provider}', { provider }) : t('None saved at {provider}', { provider })}
      </Fact>
      <Fact name="Balance">{money(balance, currency)}</Fact>
      <Fact name="Pending change">
        {pendingPlan ? t('To {plan}', { plan: label(PLAN_LABELS[pendingPlan] ?? pendingPlan) }) : t('None')}
      </Fact>
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
    </Facts>
  )
}

const PURPOSES: Record<Purpose, Sentence> = {
  first: 'First period',
  renewal: 'Renewal',
  change: 'Change of plan',
  option: 'Option added',
  upgrade: 'Lifetime',
}

function Charges({ subscription: { charges, currency } }: { subscription: SubscriptionRecord }) {
  if (charges.length === 0) return <Nothing>{t('Nothing was charged yet.')}</Nothing>
  return (
    <ol className="desk__list">
      {charges.map(({ number, purpose, state, total, refunded, at }) => (
        <li key={number}>
          <span>
            <State>{state}</State> {t(PURPOSES[purpose])}: {money(total, currency)}
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

function History({ history }: { history: readonly HistoryRecord[] }) {
  if (history.length === 0) return <Nothing>{t('Nothing has happened yet.')}</Nothing>
  return (
    <ol className="desk__list">
      {history.map(({ id, name, at, outcome, state, days, staff, reason }) => (
        <li key={id}>
          <span>
            <State>{outcome === 'done' ? 'done' : 'refused'}</State> {name.replaceAll('_', ' ')}
            {days !== null && ` ${t('by {days, plural, one {# day} other {# days}}', { days })}`}
            {outcome === 'done' ? ` · ${stateName(state)}` : `: ${outcome.replaceAll('_', ' ')}`}
          </span>
          {reason !== null && <q>{reason}</q>}
          <span className="desk__muted">
            {staff !== null && `${staff} · `}
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Actions({
  subscription: { id, state, allowed },
  desk,
}: {
  subscription: SubscriptionRecord
  desk: Desk
}) {
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
          <TypedField
            id={`days-${id}`}
            name="days"
            label={t('Days, from 1 to {most}', { most: MAX_DAYS })}
            inputMode="numeric"
          />
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
  hint: 'It ends and renews so many days later, without a charge, and the licences work as long.',
} as const
const END = {
  label: 'End now',
  hint: 'Licences stop at once and nothing is charged any more; the customer is told by email. No money goes back: refund a charge at its order.',
} as const
