import { parseSeed } from './parse'
import { WrongSeed } from './problem'
import { seedRows } from './tables'

export { flatFields, type Keyed, keyedRows } from './fields'
export { parseSeed } from './parse'
export { planSeed, type TablePlan } from './plan'
export { describePlan } from './plan-text'
export { describeProblem } from './problem'
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
