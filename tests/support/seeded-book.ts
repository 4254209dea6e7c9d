import { pricingRows } from '@seed/index'
import { buildRuleBook, type Rows, type RuleBook } from '@/pricing'

/** The rule book of a newly seeded shop. */
export function seededBook(): RuleBook {
  return buildRuleBook(pricingRows())
}

/** The rule book of a shop whose editors changed some rows. */
export function bookWith(change: (rows: Rows) => Partial<Rows>): RuleBook {
  const rows = pricingRows()
  return buildRuleBook({ ...rows, ...change(rows) })
}
