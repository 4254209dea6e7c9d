import { floorScaled } from '../money'
import { isOpen, withCharge } from './charge'
import type { Charge, Item, Subscription } from './subscription'

/**
 * What went back of a charge (in minor units) is worth nothing any more, so that no change credits it once more: it comes off
 * the balance that a change made of it, then off the period that runs. What the next periods cost stays.
 */
export function withoutReturned(held: Subscription, charge: Charge, amount: number): Subscription {
  const kept = keptOf(held, { charge, amount, surplus: 0 })
  if (!kept) return held
  const ofBalance = Math.min(held.balance, kept.amount, kept.surplus)
  const less = { ...held, balance: held.balance - ofBalance }
  return worthLess(less, kept.charge, kept.amount - ofBalance)
}

/** The money as it stands: in what a charge paid for, and as balance that changes made of it. */
type Kept = { charge: Charge; amount: number; surplus: number }

/** Followed from charge to charge: a change takes along what it credits, a renewal that was paid for leaves nothing. */
function keptOf(held: Subscription, kept: Kept): Kept | undefined {
  const next = held.charges.find(
    ({ number, purpose, state }) =>
      number > kept.charge.number &&
      REPLACES.includes(purpose) &&
      state !== 'lapsed' &&
      state !== 'taken_back',
  )
  if (!next) return kept
  if (next.purpose === 'renewal') return next.amount > 0 ? undefined : keptOf(held, { ...kept, charge: next })
  const { credit, debit } = next
  return keptOf(held, {
    charge: next,
    amount: Math.min(kept.amount, credit),
    surplus: kept.surplus + Math.max(0, credit - debit),
  })
}

const REPLACES: readonly Charge['purpose'][] = ['renewal', 'change']

/** Also what an open change brings: its credit was worked out before. */
function worthLess(held: Subscription, charge: Charge, amount: number): Subscription {
  const worth = worthWith(held, charge)
  const lost = Math.min(amount, worth)
  if (lost === 0) return held
  const lower = (items: readonly Item[]): Item[] =>
    items.map(item => ({ ...item, value: floorScaled(item.value, worth - lost, { unit: worth }) }))
  const { brings } = charge
  const coming = isOpen(charge) && brings.items ? { brings: { ...brings, items: lower(brings.items) } } : {}
  const returned = (charge.returned ?? 0) + lost
  return withCharge({ ...held, items: lower(held.items) }, charge, { returned, ...coming })
}

/** What was paid for the period of a charge, its options included, less what went back of it. */
function worthWith({ charges }: Subscription, { number }: Charge): number {
  const counted = charges.filter(each => each.number === number || each.state === 'paid')
  const begins = counted.findLastIndex(each => each.number <= number && each.purpose !== 'option')
  return counted.slice(begins).reduce((sum, { debit, returned = 0 }) => sum + debit - returned, 0)
}
