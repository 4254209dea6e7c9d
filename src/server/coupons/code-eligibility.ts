import { type EnteredCode, normalCode } from '@/pricing'
import type { Database } from '../runtime/database'

/** Who enters a code; a guest is known by the address once it is typed, however it is spelt. */
export type CodeBuyer = { email?: string | undefined; customerId?: string | null | undefined }

/** `orderId`: the order that uses the code; its own use does not count against it. */
type Entering = { code: string; buyer?: CodeBuyer | undefined; orderId?: string }

export type CodeEligibility = EnteredCode & {
  couponId: string
  codeId: string | null
  maxUses: number | null
  maxPerCustomer: number | null
  isFirstOrderOnly: boolean
}

/** A payment of the order is under way, or it is paid: any other state has let go of its use. */
const HOLDS_USE = `state in ('pending', 'paid')`

/**
 * How a code stands for a buyer; undefined where nobody made it. A coupon's own code comes before one that was made.
 * Of an account what others have only begun to pay under its address counts for nothing: so nobody takes its use away.
 */
export async function eligibilityOf(
  db: Database,
  { code, buyer, orderId }: Entering,
): Promise<CodeEligibility | undefined> {
  const [eligibility] = await db.query<CodeEligibility>(
    `with mine as (select o.id, o.state from orders o
       where (o.customer_id = $3::uuid or (plain_address(o.email) = plain_address($2) and ($3::uuid is null or o.state <> 'pending'))) and o.id is distinct from $4::uuid),
     held as not materialized (select u.coupon_id, u.code_id from coupon_uses u join orders o on o.id = u.order_id
       where o.${HOLDS_USE} and u.order_id is distinct from $4::uuid)
     select c.id as "couponId", coalesce(c.code, '') as coupon, k.id as "codeId",
       c.max_uses::int as "maxUses", c.max_per_customer::int as "maxPerCustomer", coalesce(c.first_order_only, false) as "isFirstOrderOnly",
       (exists (select from held h where h.code_id = k.id)
         or coalesce((select count(*) from held h where h.coupon_id = c.id) >= c.max_uses, false)) as "isUsedUp",
       coalesce((select count(*) from mine m join coupon_uses u on u.order_id = m.id
         where u.coupon_id = c.id and m.${HOLDS_USE}) >= c.max_per_customer, false) as "isUsedByBuyer",
       exists (select from mine m where m.state = 'paid' or (m.state = 'pending'
         and exists (select from coupon_uses u join coupons used on used.id = u.coupon_id
           where u.order_id = m.id and (u.coupon_id = c.id or used.first_order_only)))) as "hasBought"
     from coupons c left join coupon_codes k on k.coupon_id = c.id and k.code = $1
     where k.id is not null or upper(trim(c.code)) = $1
     order by k.id nulls first limit 1`,
    [normalCode(code), buyer?.email ?? null, buyer?.customerId ?? null, orderId ?? null],
  )
  return eligibility
}
