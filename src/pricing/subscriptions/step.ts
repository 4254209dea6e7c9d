import type { Currency } from '../vocabulary'
import { periodFrom } from './calendar'
import { inFlight, opened } from './charge'
import type { Effect } from './effect'
import {
  type EventOf,
  type Name,
  SUBSCRIPTION_ACTIONS,
  type SubscriptionAction,
  type SupportAction,
} from './event'
import type { Need, Refusal } from './fact'
import { lapseOf } from './moves'
import { intervalOf, monthsOf } from './plan'
import type { Row } from './row'
import type { Applies, SubscriptionRules } from './rules'
import type { State } from './state'
import { heldItem, type Subscription, type Terms, totalValue } from './subscription'
import { TABLE } from './table'

/** As it is afterwards, what the shop has to do, and what was begun in its place. */
export type Stepped = {
  ok: true
  subscription: Subscription
  effects: readonly Effect[]
  applies: Applies
  begun?: Subscription
}

/** Nothing changed; what the state allows. */
export type Refused = { ok: false; why: Refusal; state: State; allowed: SubscriptionAction[] }

/**
 * What becomes of a subscription (DOMAIN 6): the first row of the table for its state and what is told. Anything else is
 * refused with the state and what it allows, and changes nothing. A charge of nothing is paid at once.
 */
export function step<N extends Name>(
  subscription: Subscription,
  told: EventOf<N>,
  rules: SubscriptionRules,
): Stepped | Refused {
  const row = rowFor(subscription, told, rules)
  if (!row) return refused(subscription, 'not_allowed', told.at)
  const missing = row.needs?.find(need => !isMet(need, subscription, told, rules))
  if (missing) return refused(subscription, missing.code, told.at)
  const moved = (row.does ?? []).reduce((held, { run }) => run(held, told, rules), subscription)
  const stepped: Stepped = {
    ok: true,
    subscription: row.to ? { ...moved, state: row.to } : moved,
    effects: row.effects ?? [],
    applies: row.applies ?? 'at_once',
  }
  if (!row.begins) return withoutEmptyCharge(stepped, told.at, rules)
  const { currency, balance } = subscription
  const begun = begin({ terms: row.begins(told), currency, at: told.at, balance }, rules)
  return { ...stepped, begun: begun.subscription, effects: [...stepped.effects, ...begun.effects] }
}

function rowFor<N extends Name>(
  subscription: Subscription,
  told: EventOf<N>,
  rules: SubscriptionRules,
): Row<N> | undefined {
  const rows: readonly Row<N>[] = TABLE[told.on]
  return rows.find(
    ({ from, when = [] }) =>
      from.includes(subscription.state) && when.every(({ holds }) => holds(subscription, told, rules)),
  )
}

function isMet<N extends Name>(
  need: Need<N>,
  subscription: Subscription,
  told: EventOf<N>,
  rules: SubscriptionRules,
): boolean {
  return 'stands' in need ? need.stands(subscription, told.at) : need.holds(subscription, told, rules)
}

const refused = (subscription: Subscription, why: Refusal, at: number): Refused => ({
  ok: false,
  why,
  state: subscription.state,
  allowed: allowedActions(subscription, at),
})

/** What a customer can do at an instant (ms), as far as it depends on the subscription alone. */
export function allowedActions(subscription: Subscription, at: number): SubscriptionAction[] {
  return SUBSCRIPTION_ACTIONS.filter(action => allows(subscription, action, at))
}

/** Whether an action stands at an instant (ms), as far as it depends on the subscription alone. */
export function allows(
  subscription: Subscription,
  action: SubscriptionAction | SupportAction,
  at: number,
): boolean {
  return TABLE[action].some(
    ({ from, needs }) =>
      from.includes(subscription.state) && (needs ?? []).every(need => stands(need, subscription, at)),
  )
}

const stands = (need: Need<never>, subscription: Subscription, at: number): boolean =>
  !('stands' in need) || need.stands(subscription, at)

function withoutEmptyCharge(stepped: Stepped, at: number, rules: SubscriptionRules): Stepped {
  const charge = inFlight(stepped.subscription)
  if (charge?.amount !== 0) return stepped
  const paid = step(stepped.subscription, { on: 'paid', charge: charge.number, at }, rules)
  if (!paid.ok) return stepped
  const asked = stepped.effects.filter(effect => effect !== 'charge')
  return { ...stepped, subscription: paid.subscription, effects: [...asked, ...paid.effects] }
}

export type Beginning = {
  terms: Terms
  currency: Currency
  at: number
  /** Of an ended one that is taken up again, in minor units. */
  balance: number
}

/** A new subscription with its first charge in flight. The customer must not have another one of its products. */
export function begin({ terms, currency, at, balance }: Beginning, rules: SubscriptionRules): Stepped {
  const items = terms.items.map(heldItem)
  const period = periodFrom(at, intervalOf(terms.plan))
  const empty: Subscription = {
    state: 'incomplete',
    currency,
    plan: terms.plan,
    items,
    anchor: at,
    months: monthsOf(terms.plan),
    period,
    balance,
    pending: null,
    concession: null,
    grace: null,
    isCancelled: false,
    pausedAt: null,
    endedAt: null,
    noticedFor: null,
    charges: [],
  }
  const subscription = opened(empty, {
    purpose: 'first',
    at,
    period,
    debit: totalValue(items),
    lapses: lapseOf(at, rules),
  })
  return withoutEmptyCharge({ ok: true, subscription, effects: ['charge'], applies: 'at_once' }, at, rules)
}
