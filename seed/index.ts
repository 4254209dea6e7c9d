import { parseSeed } from './parse'
import { WrongSeed } from './problem'
import { seedRows } from './tables'

export { type Fields, flatFields, type Keyed, keyedRows } from './fields'
export { type ParsedSeed, parseSeed, type SeedResult, type SeedTables } from './parse'
export { type Change, type Kept, planSeed, type RowPlan, type TablePlan, type TableState } from './plan'
export { describePlan } from './plan-text'
export { describeProblem, type SeedProblem, WrongSeed } from './problem'
export { genericRoutes } from './rows/generic-routes'
export type { Table } from './table'
export { seedRows } from './tables'

/** The seed as the rows that the pricing engine reads. Throws `WrongSeed` where a row is wrong. */
export function pricingRows() {
  const seed = parseSeed(seedRows)
  if (!seed.ok) throw new WrongSeed(seed.problems)
  const [settings] = seed.rows['pricing-settings']
  if (!settings) throw new Error('seed/rows/settings.ts holds no pricing settings')
  return {
    products: seed.rows.products,
    plans: seed.rows.plans,
    bundles: seed.rows.bundles,
    offerRules: seed.rows['offer-rules'],
    subscriberPrices: seed.rows['subscriber-prices'],
    coupons: seed.rows.coupons,
    campaigns: seed.rows.campaigns,
    settings,
  }
}
