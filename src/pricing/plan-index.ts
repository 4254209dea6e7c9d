import type { Currencies } from './currency'
import { type Offering, offeringOf } from './offering'
import { type Report, uniqueRows } from './problem'
import type { Product } from './product'
import type { OfferRuleRow, PlanRow } from './rows'
import { PLANS } from './vocabulary'

type Context = {
  products: ReadonlyMap<number, Product>
  rules: readonly OfferRuleRow[]
  currencies: Currencies
  report: Report
}

/** The plans of each pid, shortest first; reports plans without a product. */
export function plansByPid(rows: readonly PlanRow[], context: Context): ReadonlyMap<number, Offering[]> {
  const { products, report } = context
  const plans = new Map<number, Offering[]>([...products.keys()].map(pid => [pid, []]))
  const keyOf = ({ pid, plan }: PlanRow) => `${pid}-${plan}`
  for (const row of uniqueRows({ collection: 'plans', rows, keyOf, report })) {
    const product = products.get(row.pid)
    if (product) plans.get(row.pid)?.push(offeringOf(product, row, context))
    else report('plans', row.payKey, `is a plan of the unknown product ${row.pid}`)
  }
  for (const offerings of plans.values()) offerings.sort(byDuration)
  return plans
}

function byDuration(a: Offering, b: Offering): number {
  return PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan)
}
