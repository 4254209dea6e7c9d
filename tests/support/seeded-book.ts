import { pricingRows } from '@seed/index'
import { buildRuleBook, type RuleBook } from '@/pricing'

/** The rule book of a newly seeded shop. */
export function seededBook(): RuleBook {
  return buildRuleBook(pricingRows())
}
