import { floorScaled } from '../money'
import { isOpen, withCharge } from './charge'
import type { Charge, Item, Subscription } from './subscription'

/**
 * What went back of a charge (in minor units) is worth nothing any more, so that no change credits it once more: neither as
 * balance that a change made of it, nor in the period that runs. What the next periods cost stays.
 */
export function withoutReturned(held: Subscription, charge: Charge, amount: number): Subscription {
  const { inPeriod, inBalance, ofPeriod } = keptOf(held, charge, amount)
  const balance = held.balance - Math.min(freeBalance(held), inBalance)
  return worthLess({ ...held, balance }, ofPeriod, inPeriod)
}

/** Without what an open charge will take of it. */
const freeBalance = ({ balance, charges }: Subscription): number =>
  balance - charges.filter(isOpen).reduce((sum, { fromBalance }) => sum + fromBalance, 0)

/** Where the money of a charge is: in the period that `ofPeriod` began, and in the balance. */
type Kept = { inPeriod: number; inBalance: number; ofPeriod: Charge }

/** A change takes along what it credits, as balance what is left of that; a renewal takes what the balance gives for it. */
function keptOf({ charges }: Subscription, charge: Charge, amount: number): Kept {
  const begins = charges.findLast(each => each.number <= charge.number && isCounted(each) && !isOption(each))
  const later = charges.filter(each => each.number > charge.number && isCounted(each))
  return later.reduce<Kept>(moved, { inPeriod: amount, inBalance: 0, ofPeriod: begins ?? charge })
}

function moved({ inPeriod, inBalance, ofPeriod }: Kept, next: Charge): Kept {
  const { purpose, credit, debit, fromBalance } = next
  const used = Math.min(inBalance, fromBalance)
  const along = purpose === 'renewal' ? 0 : purpose === 'change' ? Math.min(inPeriod, credit) : inPeriod
  const left = purpose === 'change' ? Math.min(along, Math.max(0, credit - debit)) : 0
  return {
    inPeriod: along - left + used,
    inBalance: inBalance + left - used,
    ofPeriod: isOption(next) ? ofPeriod : next,
  }
}

const isOption = ({ purpose }: Charge): boolean => purpose === 'option'

const isCounted = ({ state }: Charge): boolean => state !== 'lapsed' && state !== 'taken_back'

/** Also what an open change brings: its credit was worked out before. */
function worthLess(held: Subscription, charge: Charge, amount: number): Subscription {
  const worth = worthOf(held, charge)
  const lost = Math.min(amount, worth)
  if (lost === 0) return held
  // Below nothing where an option lapsed after its money went back; then nothing is left.
  const left = worth - lost
  const lower = (items: readonly Item[]): Item[] =>
    items.map(item => ({ ...item, value: left === 0 ? 0 : floorScaled(item.value, left, { unit: worth }) }))
  const { brings } = charge
  const coming = isOpen(charge) && brings.items ? { brings: { ...brings, items: lower(brings.items) } } : {}
  const returned = (charge.returned ?? 0) + lost
  return withCharge({ ...held, items: lower(held.items) }, charge, { returned, ...coming })
}

/** What was paid for the period that a charge began, its options included, less what went back of it. */
const worthOf = ({ charges }: Subscription, { number }: Charge): number =>
  charges
    .filter(each => each.number === number || (each.number > number && isOption(each) && isCounted(each)))
    .reduce((sum, { debit, returned = 0 }) => sum + debit - returned, 0)
