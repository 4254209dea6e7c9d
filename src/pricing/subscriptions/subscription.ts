import type { Currency } from '../vocabulary'
import type { Period } from './period'
import type { RenewingPlan } from './plan'
import { type Discount, discountedPrice, discountsAfter, type Priced } from './price'
import { STATES, type State } from './state'

/** A product as it is sold for a plan: `price` is what a period renews at, in minor units of the subscription's currency. */
export type Offered = Priced & { readonly pid: number }

/** The product, then its options, all for one plan. */
export type Terms = { readonly plan: RenewingPlan; readonly items: readonly Offered[] }

/** `value`: of the period that runs, after its discount, whatever was charged for it. */
export type Item = Offered & { readonly value: number; readonly isGivenUp: boolean }

export type Purpose = 'first' | 'renewal' | 'change' | 'option' | 'upgrade'

/** `in_flight`: its payer was asked and did not answer yet; a `declined` one may still be paid. */
export type ChargeState = 'in_flight' | 'declined' | 'paid' | 'lapsed' | 'taken_back'

/**
 * `amount` is what the payer is asked for, `debit` − `credit` − what the balance gives. `period` is what it pays for,
 * `brings` what changes once it is paid, `lapses` (ms) when an unpaid one is given up, null for renewals, which have a grace;
 * `returned`: how much less what it pays for is worth, since money went back.
 */
export type Charge = {
  readonly number: number
  readonly purpose: Purpose
  readonly state: ChargeState
  readonly at: number
  readonly period: Period
  readonly debit: number
  readonly credit: number
  readonly fromBalance: number
  readonly amount: number
  readonly lapses: number | null
  readonly brings: Brought
  readonly returned?: number
}
export type Brought = Partial<
  Pick<Subscription, 'plan' | 'items' | 'pending' | 'anchor' | 'months' | 'period'>
>

/** The calendar that the customer is shown. All in ms; `triedAt`: the last try; none by itself after a hard decline. */
export type Grace = {
  readonly since: number
  readonly tries: readonly number[]
  readonly ends: number
  readonly givenUpAt: number
  readonly triedAt: number
  readonly isHard: boolean
}

/** An amount off the next renewal, for staying; offered once. */
type Concession = { readonly amount: number; readonly rule: string; readonly isUsed: boolean }

/**
 * One subscription as facts that can be stored. Instants in ms (UTC), amounts in minor units. `months`: from the anchor to
 * the end of the period; `balance`: kept for the next charges; `concession`: taken off the next renewal, offered once;
 * `noticedFor`: the renewal of which notice was given.
 */
export type Subscription = {
  readonly state: State
  readonly plan: RenewingPlan
  readonly currency: Currency
  readonly items: readonly Item[]
  readonly anchor: number
  readonly months: number
  readonly period: Period
  readonly balance: number
  readonly pending: Terms | null
  readonly concession: Concession | null
  readonly grace: Grace | null
  readonly isCancelled: boolean
  readonly pausedAt: number | null
  readonly endedAt: number | null
  readonly noticedFor: number | null
  readonly charges: readonly Charge[]
}

/** What is offered, held for the next whole period. */
export function heldItem({ pid, price, discounts }: Offered): Item {
  return {
    pid,
    price,
    discounts: discountsAfter(discounts),
    value: discountedPrice({ price, discounts }),
    isGivenUp: false,
  }
}

/** What the period that runs is worth with all its options, in minor units, after discounts. */
export const totalValue = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0)

/** The products of which a customer can have no second subscription: also those that a change is about to bring. */
export function productsTaken(subscriptions: readonly Subscription[]): number[] {
  return subscriptions
    .filter(({ state }) => STATES[state].isBillable)
    .flatMap(({ items, pending, charges }) => {
      const coming = charges.filter(({ state }) => state === 'in_flight').map(({ brings }) => brings.items)
      const all = [items, pending?.items, ...coming].flatMap(items => items ?? [])
      return [...new Set(all.map(({ pid }) => pid))]
    })
}

/** When access ends by itself (ms): unpaid time ends with the grace. */
export function endOf({ grace, period }: Subscription): number {
  return grace ? grace.ends : period.end
}

/** What renews next: the pending change, or what is held, without options that were given up. */
export function termsAhead({ plan, items, pending, concession }: Subscription): Terms {
  const ahead = pending ?? { plan, items }
  const left = ahead.items.filter(({ pid }) => !items.some(item => item.pid === pid && item.isGivenUp))
  const offer = concession?.isUsed === false ? concession : undefined
  return {
    plan: ahead.plan,
    items: left.map((item, index) => (index === 0 && offer ? lowered(item, offer) : item)),
  }
}

function lowered(item: Offered, { amount, rule }: Concession): Offered {
  const discount: Discount = { kind: 'off', amount, periods: 1, rule }
  return { ...item, discounts: [...item.discounts, discount] }
}
