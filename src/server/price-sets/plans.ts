import type { OperatingSystem, Plan } from '@/pricing'
import type { Database } from '../runtime/database'
import type { StoredAmounts } from './amounts'

/** A plan with what it stores, and what its product is chosen by. */
export type StoredPlan = StoredAmounts & {
  id: string
  pay_key: string
  plan: Plan
  pid: number
  route: string
  name: string
  os: OperatingSystem
  prod_type: string
  line: string
  tier: string
  family: string
  region: string
}

const PLANS = `select l.id, l.pay_key, l.type as plan, l.price, l.price_eur, l.price_jpy, l.price_cny,
    l.origin_price, l.origin_price_eur, l.origin_price_jpy, l.origin_price_cny,
    p.pid, p.route, coalesce(t.name, p.route) as name, p.os, p.prod_type::text as prod_type, p.line::text as line, p.tier,
    coalesce(p.family::text, '') as family, coalesce(p.region, '') as region
  from plans l join products p on p.id = l.product_id
    left join products_translations t on t._parent_id = p.id and t._locale = 'en'`

/** All plans on sale, in the order of the shop. */
export const plansOnSale = (db: Database): Promise<StoredPlan[]> =>
  db.query<StoredPlan>(
    `${PLANS} where l.enable and p.status = '1' order by p.sort_order, p.pid, l.type, l.id`,
  )

/** The plans of a price set as they are now, in the order of the shop. */
export const plansOfSet = (db: Database, set: string): Promise<StoredPlan[]> =>
  db.query<StoredPlan>(
    `${PLANS} where l.id in (select r.plan_id from price_set_rows r where r.set_id = $1)
     order by p.sort_order, p.pid, l.type, l.id`,
    [set],
  )

/** The same, which nobody else changes until the transaction is over. */
export async function lockedPlansOfSet(tx: Database, set: string): Promise<StoredPlan[]> {
  await tx.query(
    `select id from plans where id in (select r.plan_id from price_set_rows r where r.set_id = $1) order by id for update`,
    [set],
  )
  return plansOfSet(tx, set)
}
