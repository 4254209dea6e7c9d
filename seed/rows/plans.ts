import type { Plan } from '@/pricing/vocabulary'
import { type CatalogueRow, catalogue } from './catalogue'
import { pairOf } from './pairs'
import { type TierPrice, tierPrices } from './tiers'

export type PlanSeed = {
  pay_key: string
  pid: number
  type: Plan
  enable: boolean
  origin_price: number
  price: number
}

/** `{pid}-{plan}`; a bundle of two products joins their pids instead of naming its own (SPEC 3, DOMAIN 2). */
function payKey(product: CatalogueRow, plan: Plan): string {
  const pair = pairOf(product)
  return [...(pair.length > 0 ? pair : [product.pid]), plan].join('-')
}

function planOf(product: CatalogueRow, { plan, price, list = price }: TierPrice): PlanSeed {
  return {
    pay_key: payKey(product, plan),
    pid: product.pid,
    type: plan,
    enable: product.status === 1,
    origin_price: list,
    price,
  }
}

/** Every plan of every product, in USD; those of a withdrawn product are kept, but not for sale (DOMAIN 2). */
export const plans: readonly PlanSeed[] = catalogue.flatMap(product =>
  tierPrices(product.tier).map(price => planOf(product, price)),
)
