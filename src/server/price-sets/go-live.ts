import type { Database } from '../runtime/database'
import { aboveList } from './amounts'
import { namesOf, type Outcome, refused } from './outcome'
import { amountsWith, rowsByPlan, type SetRow } from './planned'
import { lockedPlansOfSet, type StoredPlan } from './plans'
import { type PriceSet, rowsOfSet } from './price-set'
import { writeAmounts } from './write-amounts'

type Acting = { by: string; at: number }

/** Writes the prices of a locked set, or changes nothing where a plan is no longer as the set saw it. */
export async function goLive(tx: Database, set: PriceSet, { by, at }: Acting): Promise<Outcome> {
  const plans = await lockedPlansOfSet(tx, set.id)
  const rows = await rowsOfSet(tx, set.id)
  const problem = notAsSeen(plans, rows)
  if (problem) return problem
  const byPlan = rowsByPlan(rows)
  const after = plans.map(plan => ({ id: plan.id, ...amountsWith(plan, byPlan.get(plan.id) ?? []) }))
  await writeAmounts(tx, after, { by, at })
  await tx.query(
    `update price_sets set state = 'live', live_at = $2, made_by = $3, note = null, updated_at = $2 where id = $1`,
    [set.id, new Date(at), by],
  )
  return {
    ok: true,
    id: set.id,
    sentence: `“${set.name}” is live: ${plans.length} plans changed their prices.`,
  }
}

/** Why a set cannot go live as it is; undefined where its plans are as it saw them. */
export function notAsSeen(plans: readonly StoredPlan[], rows: readonly SetRow[]) {
  const byPlan = rowsByPlan(rows)
  const changed = plans.filter(plan => !holds(plan, byPlan.get(plan.id) ?? [], 'before'))
  if (changed.length > 0 || plans.length === 0) {
    const sentence =
      changed.length > 0
        ? `The prices of ${namesOf(changed)} were changed since this set was made. Take a fresh look.`
        : 'Its plans were changed since this set was made. Take a fresh look.'
    return refused('changed_meanwhile', 'set', sentence)
  }
  const above = plans.filter(plan => aboveList(amountsWith(plan, byPlan.get(plan.id) ?? [])).length > 0)
  return above.length > 0
    ? refused(
        'above_list',
        'amounts',
        `${namesOf(above)} would sell above the list price. Take a fresh look.`,
      )
    : undefined
}

/** Whether a plan still stores one side of the rows about it. */
const holds = (plan: StoredPlan, rows: readonly SetRow[], side: 'before' | 'after'): boolean =>
  rows.every(row => plan[row.field] === row[side])
