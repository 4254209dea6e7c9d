import type { Offering } from '../offering'
import type { RuleBook } from '../rule-book'
import type { Applied } from '../stacking'
import type { Currency } from '../vocabulary'
import type { SoldPlan } from './finding'
import type { PricedStates } from './priced-states'
import type { SweptVisit } from './target-class'

/** What every search for a mistake looks through. */
export type Sweeping = {
  readonly book: RuleBook
  readonly visit: SweptVisit
  readonly currency: Currency
  readonly classes: readonly PricedStates[]
}

/** How a finding names what is sold. */
export const soldPlan = ({ product, plan }: Offering): SoldPlan => ({ pid: product.pid, plan })

/** The rules that made these prices, each once, in the order in which they applied; answers without a price add none. */
export const rulesOf = (...answers: ({ applied: readonly Applied[] } | undefined)[]) => {
  const rules = new Map(
    answers
      .flatMap(answer => answer?.applied ?? [])
      .map(({ kind, rule }) => [`${kind} ${rule}`, { kind, rule }]),
  )
  return [...rules.values()]
}
