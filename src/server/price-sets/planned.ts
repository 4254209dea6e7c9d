import { type Currencies, changedPrice, type SetChange } from '@/pricing'
import {
  AMOUNT_FIELDS,
  type AmountField,
  aboveList,
  currencyIn,
  isListField,
  minorOf,
  type StoredAmounts,
  storedOf,
} from './amounts'
import type { StoredPlan } from './plans'
import type { ChangedAmounts } from './terms'

/** One amount of a plan before and after, in the currency's own unit. */
export type SetRow = { plan: string; field: AmountField; before: number; after: number }

export type Wanted = { change: SetChange; amounts: ChangedAmounts }

type Planned = {
  rows: SetRow[]
  /** The plans of which nothing, or less, would be left. */
  tooLow: StoredPlan[]
  /** The plans that would sell above their list price. */
  aboveList: StoredPlan[]
}

/** What a change makes of plans; an amount that stays as it is has no row, and what a plan does not store stays converted. */
export function plannedFor(plans: readonly StoredPlan[], wanted: Wanted, currencies: Currencies): Planned {
  const each = plans.map(plan => ({ plan, ...rowsFor(plan, wanted, currencies) }))
  return {
    rows: each.flatMap(({ rows }) => rows),
    tooLow: each.filter(({ isTooLow }) => isTooLow).map(({ plan }) => plan),
    aboveList: each
      .filter(({ plan, rows }) => rows.length > 0 && aboveList(amountsWith(plan, rows)).length > 0)
      .map(({ plan }) => plan),
  }
}

function rowsFor(plan: StoredPlan, { change, amounts }: Wanted, currencies: Currencies) {
  const rows: SetRow[] = []
  let isTooLow = false
  for (const field of AMOUNT_FIELDS.filter(each => isMeant(each, amounts))) {
    const before = plan[field]
    if (before === null) continue
    const after = changedPrice(minorOf(field, before), change, { currency: currencyIn(field), currencies })
    if (after === undefined) isTooLow = true
    else if (after !== minorOf(field, before))
      rows.push({ plan: plan.id, field, before, after: storedOf(field, after) })
  }
  return { rows, isTooLow }
}

const isMeant = (field: AmountField, amounts: ChangedAmounts): boolean =>
  amounts === 'both' || isListField(field) === (amounts === 'origin_price')

/** The amounts of a plan with the rows of a set that are about it, as they are after it or, with `side`, before. */
export function amountsWith(
  plan: StoredAmounts & { id: string },
  rows: readonly SetRow[],
  side: 'before' | 'after' = 'after',
): StoredAmounts {
  const changed = rows.filter(row => row.plan === plan.id).map(row => [row.field, row[side]] as const)
  const own = AMOUNT_FIELDS.map(field => [field, plan[field]] as const)
  return { ...plan, ...Object.fromEntries([...own, ...changed]) }
}

/** The rows by plan, for what asks of many plans. */
export const rowsByPlan = (rows: readonly SetRow[]): Map<string, SetRow[]> =>
  Map.groupBy(rows, ({ plan }) => plan)
