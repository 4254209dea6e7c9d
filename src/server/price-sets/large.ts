import { buildRuleBook, isLargeStep, type PlanRow, planRow, priceChanges } from '@/pricing'
import type { Snapshot } from '../rule-book/load'
import { amountsWith, rowsByPlan, type SetRow } from './planned'
import type { StoredPlan } from './plans'

/** `own`: amounts of the set that change by more than 30 %. `others`: of all that somebody pays, whatever makes it (decision 033). */
type Large = { own: number; others: number }

/** How many prices a set changes by more than 30 %, at an instant (ms) or later. */
export function largeChanges(
  { book, rows }: Pick<Snapshot, 'book' | 'rows'>,
  { plans, changed, at }: { plans: readonly StoredPlan[]; changed: readonly SetRow[]; at: number },
): Large {
  const after = new Map(plansAfter(plans, changed).map(plan => [plan.payKey, plan]))
  const next = buildRuleBook({ ...rows, plans: rows.plans.map(plan => merged(plan, after.get(plan.payKey))) })
  return { own: changed.filter(isLargeStep).length, others: priceChanges(book, next, at).length }
}

const merged = (plan: PlanRow, after: PlanRow | undefined): PlanRow =>
  after ? { ...plan, list: after.list, selling: after.selling } : plan

function plansAfter(plans: readonly StoredPlan[], changed: readonly SetRow[]): PlanRow[] {
  const rows = rowsByPlan(changed)
  return plans.flatMap(plan => {
    const amounts = amountsWith(plan, rows.get(plan.id) ?? [])
    return planRow.safeParse({ ...plan, ...amounts, type: plan.plan, enable: true }).data ?? []
  })
}
