import type { Currency } from '../vocabulary'
import { inFlight, openRenewal } from './charge'
import { dueOf } from './due'
import type { EventOf, SubscriptionAction } from './event'
import { renewed } from './moves'
import type { Period } from './period'
import type { RenewingPlan } from './plan'
import type { Applies, SubscriptionRules } from './rules'
import { type Refused, type Stepped, step } from './step'
import { type Charge, endOf, type Subscription } from './subscription'

/**
 * What an action would do at an instant (DOMAIN 6, price difference): amounts in minor units, instants in ms. `charge` is
 * taken now, `debit` less `credit` less what the balance gives; `balance`, `plan` and `period` are those afterwards; `endsAt`:
 * when access ends by itself; `next`: the next charge, its price and what of it the balance leaves.
 */
export type ActionPlan = {
  action: SubscriptionAction
  at: number
  applies: Applies
  currency: Currency
  credit: number
  debit: number
  net: number
  charge: number
  balance: number
  plan: RenewingPlan
  period: Period
  endsAt: number | null
  next: { at: number; price: number; charge: number } | null
}

type Planned = { ok: true; plan: ActionPlan } | Refused

/** Made by stepping the subscription itself, its charge paid: what is previewed is what happens. */
export function planOf<A extends SubscriptionAction>(
  subscription: Subscription,
  told: EventOf<A>,
  rules: SubscriptionRules,
): Planned {
  const asked = step(subscription, told, rules)
  if (!asked.ok) return asked
  const charge = chargeIn(asked, subscription)
  const after = paid(asked.begun ?? asked.subscription, charge, { at: told.at, rules })
  const { credit = 0, debit = 0, amount = 0 } = charge ?? {}
  return {
    ok: true,
    plan: {
      action: told.on,
      at: told.at,
      applies: asked.applies,
      currency: after.currency,
      ...{ credit, debit, net: debit - credit, charge: amount },
      balance: after.balance,
      plan: after.plan,
      period: after.period,
      endsAt: after.endedAt ?? (after.isCancelled ? endOf(after) : null),
      next: nextCharge(after, rules),
    },
  }
}

/** What an action charges: a new charge, or one that is asked for again. */
function chargeIn({ subscription, begun, effects }: Stepped, before: Subscription): Charge | undefined {
  if (begun) return begun.charges[0]
  const again = effects.includes('charge') ? inFlight(subscription) : undefined
  return subscription.charges.at(before.charges.length) ?? again
}

type Context = { at: number; rules: SubscriptionRules }

function paid(subscription: Subscription, charge: Charge | undefined, { at, rules }: Context): Subscription {
  if (charge?.state !== 'in_flight') return subscription
  const stepped = step(subscription, { on: 'paid', charge: charge.number, at }, rules)
  return stepped.ok ? stepped.subscription : subscription
}

function nextCharge(subscription: Subscription, rules: SubscriptionRules): ActionPlan['next'] {
  if (subscription.state === 'active') {
    const charge = renewed(subscription, subscription.period.end).charges.at(-1)
    return charge ? { at: subscription.period.end, ...priceOf(charge) } : null
  }
  const [due, charge] = [dueOf(subscription, rules), openRenewal(subscription)]
  return due?.on === 'retry_due' && charge ? { at: due.at, ...priceOf(charge) } : null
}

/** What the next renewal costs as things stand, whether or not one comes: in minor units, and at which instant (ms). */
export function nextChargeOf(subscription: Subscription): { at: number; price: number; charge: number } {
  const { end } = subscription.period
  const charge = renewed(subscription, end).charges.at(-1)
  return { at: end, price: charge?.debit ?? 0, charge: charge?.amount ?? 0 }
}

const priceOf = ({ debit, amount }: Charge) => ({ price: debit, charge: amount })

const MINUTE = 60_000

/** What the customer agreed to, and when they did (ms). */
type Agreement = { agreed: ActionPlan; now: number }

/**
 * Does what was previewed, at its instant and to the cent. Where the plan is another one by now, or older than previews may
 * be, nothing changes: `plan_changed` with the plan of now, or the refusal of now.
 */
export function act<A extends SubscriptionAction>(
  subscription: Subscription,
  told: EventOf<A>,
  { agreed, now }: Agreement,
  rules: SubscriptionRules,
): Stepped | Refused | { ok: false; why: 'plan_changed'; plan: ActionPlan } {
  const then = { ...told, at: agreed.at }
  const current = planOf(subscription, then, rules)
  const isFresh = agreed.at <= now && now - agreed.at < rules.settings.preview_minutes * MINUTE
  if (isFresh && current.ok && written(current.plan) === written(agreed))
    return step(subscription, then, rules)
  const planned = planOf(subscription, { ...told, at: now }, rules)
  return planned.ok ? { ok: false, why: 'plan_changed', plan: planned.plan } : planned
}

/** Whatever the order in which its fields came back. */
const written = ({ period, next, ...plan }: ActionPlan): string =>
  JSON.stringify([Object.entries(plan).sort(), period.start, period.end, next?.at, next?.price, next?.charge])
