import { currencyOf } from '../currency'
import type { RuleBook } from '../rule-book'
import { beyondSelling } from './beyond-selling'
import { dearerThanNew } from './dearer-than-new'
import { detours } from './detours'
import { FINDING_KINDS, type Finding, type SweepResult } from './finding'
import { owningMoreCostsMore } from './owning-more'
import { pricedStates } from './priced-states'
import { type SweptVisit, targetClasses } from './target-class'
import { unreachableRules } from './unreachable'

/**
 * Looks for mistakes in the rows that no single price shows (DOMAIN 4): everything on sale, for every state of ownership
 * that prices tell apart, in one currency at one instant, with the campaigns that run then.
 */
export function sweepPrices(book: RuleBook, visit: SweptVisit): SweepResult {
  const currency = currencyOf(visit, book.currencies)
  const classes = targetClasses(book, visit).map(targets => pricedStates(book, visit, targets))
  const sweeping = { book, visit, currency, classes }
  const findings = [
    ...dearerThanNew(sweeping),
    ...owningMoreCostsMore(sweeping),
    ...detours(sweeping),
    ...beyondSelling(sweeping),
    ...unreachableRules(sweeping),
  ]
  const states = classes.reduce((sum, { grid }) => sum + grid.size, 0)
  const plans = classes.reduce((sum, { targets }) => sum + targets.members.length, 0)
  return { currency, findings: findings.sort(byKind), counted: { plans, states } }
}

/** The worst first within its kind. */
function byKind(a: Finding, b: Finding): number {
  return (
    FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind) ||
    Math.abs(b.price - b.against) - Math.abs(a.price - a.against)
  )
}
