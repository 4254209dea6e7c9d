import { type Interval, periodFrom } from './calendar'
import { type Period, shareLeft } from './period'

/** In minor units, each product at what a whole period of it is worth or costs. */
type Side = { readonly amounts: readonly number[]; readonly interval: Interval }

export type Change = { period: Period; at: number; held: Side; next: Side }

/** `net` = `debit` − `credit`; `period`: the one that runs after the change. */
export type Proration = { credit: number; debit: number; net: number; period: Period }

/**
 * A change within a period (DOMAIN 6): credit for the rest of what is held, debit for the rest of what comes; another
 * interval begins a whole period. Each product is rounded alone, so that nothing that was charged for a rest is credited
 * higher than it was charged.
 */
export function prorate({ period, at, held, next }: Change): Proration {
  const after = next.interval === held.interval ? period : periodFrom(at, next.interval)
  const credit = sumLeft(held, period, at)
  const debit = sumLeft(next, after, at)
  return { credit, debit, net: debit - credit, period: after }
}

function sumLeft({ amounts }: Side, period: Period, at: number): number {
  return amounts.reduce((sum, amount) => sum + shareLeft(amount, period, at), 0)
}
