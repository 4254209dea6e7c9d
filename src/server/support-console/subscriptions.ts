import type { Currency, ProviderName } from '@/pricing'
import {
  endOf,
  nextChargeOf,
  type Purpose,
  type RenewingPlan,
  type State,
  type Subscription,
} from '@/pricing/subscriptions'
import type { OrderState } from '../orders/order'
import { database } from '../runtime/database'
import type { SubscriptionDeed } from './audit'
import { belongsTo, type Person } from './person'
import { allowedForSubscription } from './subscription-actions'

/** A charge with its order; amounts in minor units. */
export type ChargeRecord = {
  number: string
  purpose: Purpose
  state: OrderState
  total: number
  refunded: number
  at: number
}

/** What was told to a subscription and what came of it; `by` where it was support. */
export type HistoryRecord = {
  id: string
  name: string
  at: number
  outcome: string
  state: string
  days: number | null
  staff: string | null
  reason: string | null
}

/** All of a subscription that support sees: amounts in minor units, instants in ms. Of the card only whether there is one. */
export type SubscriptionRecord = {
  id: string
  pids: number[]
  plan: RenewingPlan
  state: State
  currency: Currency
  price: number
  balance: number
  period: Subscription['period']
  until: number
  next: { at: number; charge: number } | null
  provider: ProviderName
  hasCard: boolean
  pendingPlan: RenewingPlan | null
  tries: number[]
  givenUpAt: number | null
  allowed: SubscriptionDeed[]
  charges: ChargeRecord[]
  history: HistoryRecord[]
}

type ChargeRow = Omit<ChargeRecord, 'purpose' | 'at'> & { charge: number; at: string }
type HistoryRow = Omit<HistoryRecord, 'at'> & { at: string }
type Row = {
  id: string
  facts: Subscription
  mandate: string | null
  provider: ProviderName
  price: number
  charges: ChargeRow[]
  history: HistoryRow[]
}

const SELECT = `select s.id, s.facts, s.mandate, s.provider, s.price::int,
    coalesce((select jsonb_agg(jsonb_build_object('number', o.number, 'charge', o.charge, 'state', o.state,
        'total', o.total, 'refunded', o.refunded, 'at', coalesce(o.paid_at, o.created_at)) order by o.charge)
      from orders o where o.subscription_id = s.id), '[]') as charges,
    coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'at', e.at, 'outcome', e.outcome,
        'state', e.state, 'days', e.told -> 'days', 'staff', e.told -> 'by' ->> 'staff',
        'reason', e.told -> 'by' ->> 'reason') order by e.created_at, e.version)
      from subscription_events e where e.subscription_id = s.id), '[]') as history
  from subscriptions s`

/** Of a person at an instant (ms), newest first; also those that never began. */
export async function subscriptionRecords(person: Person, at: number): Promise<SubscriptionRecord[]> {
  const { sql, value } = belongsTo(person, 's')
  const rows = await database.query<Row>(`${SELECT} where ${sql} order by s.created_at desc, s.id limit 50`, [
    value,
  ])
  return rows.map(row => recordOf(row, at))
}

function recordOf({ facts, mandate, charges, history, ...row }: Row, at: number): SubscriptionRecord {
  const { state, plan, currency, balance, period, pending, grace, endedAt, items } = facts
  return {
    ...row,
    ...{ plan, state, currency, balance, period },
    pids: items.map(({ pid }) => pid),
    until: endedAt ?? endOf(facts),
    next: state === 'active' ? nextChargeOf(facts) : null,
    hasCard: mandate !== null,
    pendingPlan: pending?.plan ?? null,
    tries:
      state === 'past_due' && grace && !grace.isHard ? grace.tries.filter(day => day > grace.triedAt) : [],
    givenUpAt: grace?.givenUpAt ?? null,
    allowed: allowedForSubscription({ facts, mandate }, at),
    charges: charges.map(each => chargeOf(facts, each)),
    history: history.map(({ at: told, ...event }) => ({ ...event, at: Date.parse(told) })),
  }
}

function chargeOf({ charges }: Subscription, { charge, at, ...order }: ChargeRow): ChargeRecord {
  const purpose = charges.find(({ number }) => number === charge)?.purpose ?? 'first'
  return { ...order, purpose, at: Date.parse(at) }
}
