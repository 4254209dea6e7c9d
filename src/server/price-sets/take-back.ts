import { type Database, inTransaction } from '../runtime/database'
import { aboveList } from './amounts'
import { namesOf, type Outcome, refused } from './outcome'
import { amountsWith, rowsByPlan, type SetRow } from './planned'
import { lockedPlansOfSet, type StoredPlan } from './plans'
import { lockedPriceSet, type PriceSet, rowsOfSet } from './price-set'
import { writeAmounts } from './write-amounts'

/** Gives each amount that is still as the set made it what it was before; what somebody changed since stays, and is named. */
export const takeBack = (id: string, { by, at }: { by: string; at: number }): Promise<Outcome> =>
  inTransaction(async tx => {
    const set = await lockedPriceSet(tx, id)
    if (!set) return refused('not_found', 'set', 'This price set is no longer there.')
    if (set.state !== 'live')
      return refused('wrong_state', 'state', 'Only a set that is live can be taken back.')
    return (await restore(tx, set, { by, at })).outcome
  })

type Restored = { outcome: Outcome; left: StoredPlan[] }

/** The same of a locked set that is live, in a transaction of somebody else; `left`: plans of which something was changed since. */
export async function restore(
  tx: Database,
  set: PriceSet,
  { by, at }: { by: string; at: number },
): Promise<Restored> {
  const plans = await lockedPlansOfSet(tx, set.id)
  const byPlan = rowsByPlan(await rowsOfSet(tx, set.id))
  const each = plans.map(plan => ({ plan, ...restored(plan, byPlan.get(plan.id) ?? []) }))
  const back = each.filter(({ amounts }) => amounts !== undefined)
  await writeAmounts(
    tx,
    back.flatMap(({ plan, amounts }) => (amounts ? [{ id: plan.id, ...amounts }] : [])),
    { by, at },
  )
  const left = each.filter(({ isLeft }) => isLeft).map(({ plan }) => plan)
  const told = left.length > 0 ? ` Changed since, and left as they are: ${namesOf(left)}.` : ''
  const sentence = `“${set.name}” is taken back: ${back.length} plans cost what they did before.${told}`
  await tx.query(
    `update price_sets set state = 'taken_back', taken_back_at = $2, note = $3, updated_at = $2 where id = $1`,
    [set.id, new Date(at), told.trim() || null],
  )
  return { outcome: { ok: true, id: set.id, sentence }, left }
}

/** The amounts to write; undefined where nothing may be restored, as where it would sell above a list price of today. */
function restored(plan: StoredPlan, rows: readonly SetRow[]) {
  const standing = rows.filter(row => plan[row.field] === row.after)
  const amounts = amountsWith(plan, standing, 'before')
  if (standing.length === 0 || aboveList(amounts).length > 0) return { amounts: undefined, isLeft: true }
  return { amounts, isLeft: standing.length < rows.length }
}
