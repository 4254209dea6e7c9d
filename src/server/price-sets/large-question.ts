import { caughtUpRuleBook } from '../rule-book/live'
import type { Database } from '../runtime/database'
import { largeChanges } from './large'
import { type Refused, refused } from './outcome'
import { plansOfSet } from './plans'
import { type PriceSet, rowsOfSet } from './price-set'

/** The question about changes of more than 30 %, unless it was answered. */
export async function unasked(
  tx: Database,
  set: PriceSet,
  isConfirmed: boolean,
  at: number,
): Promise<Refused | undefined> {
  if (isConfirmed) return undefined
  const [plans, changed] = [await plansOfSet(tx, set.id), await rowsOfSet(tx, set.id)]
  const { own, others } = largeChanges(await caughtUpRuleBook(), { plans, changed, at })
  if (own + others === 0) return undefined
  const count = Math.max(own, others)
  return refused(
    'large_change',
    'confirm',
    `${count} prices change by more than 30%. If that is meant, check “Yes, change them by that much”.`,
  )
}
