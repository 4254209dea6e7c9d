import { normalCode } from '@/pricing'
import type { Order } from '../orders/order'
import type { StoredQuote } from '../orders/stored-quote'
import type { Database } from '../runtime/database'
import { type CodeEligibility, eligibilityOf } from './code-eligibility'
import { couponIn } from './coupon-in'

type Using = Pick<Order, 'id' | 'email' | 'customerId' | 'coupon' | 'state'>
type Sold = Pick<StoredQuote, 'applied'>

/**
 * Takes a use of the entered coupon for an order whose payment begins in this transaction; false where others have taken
 * the last one since it was priced. What was taken for a price without the coupon is let go. The caller holds the order.
 */
export async function takeUse(tx: Database, order: Using, sold: Sold): Promise<boolean> {
  const eligibility = await heldEligibility(tx, order, sold)
  if (eligibility === 'none') return true
  if (!eligibility || isRefused(eligibility)) return false
  await writeUse(tx, order, { ...eligibility, isOver: false })
  return true
}

/**
 * The use of an order that is paid in this transaction. Money that comes after the use was let go is honoured at the
 * price that was agreed: the use counts again, marked where it is one too many.
 */
export async function keepUse(tx: Database, order: Using, sold: Sold): Promise<void> {
  if (order.state === 'pending' && couponIn(sold) !== undefined && (await hasUse(tx, order))) return
  const eligibility = await heldEligibility(tx, order, sold)
  if (eligibility && eligibility !== 'none')
    await writeUse(tx, order, { ...eligibility, isOver: isRefused(eligibility) })
}

/** Under a lock, so that of two buyers the second sees the use of the first. */
async function heldEligibility(
  tx: Database,
  { id, email, customerId, coupon: code }: Using,
  sold: Sold,
): Promise<CodeEligibility | 'none' | undefined> {
  const coupon = couponIn(sold)
  if (code === null) return 'none'
  if (coupon === undefined) {
    await tx.query('delete from coupon_uses where order_id = $1', [id])
    return 'none'
  }
  await lockCoupon(tx, { coupon, code, email })
  return eligibilityOf(tx, { code, buyer: { email, customerId }, orderId: id })
}

/** Of a coupon without limits only the code, if it was made for one use: buyers do not wait for each other. */
async function lockCoupon(
  tx: Database,
  { coupon, code, email }: { coupon: string; code: string; email: string },
): Promise<void> {
  await tx.query(
    `select 1 from coupons where upper(trim(code)) = $1
       and (max_uses is not null or max_per_customer is not null or first_order_only) for no key update`,
    [normalCode(coupon)],
  )
  // Two coupons for first orders are two rows, and one buyer.
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('first order ' || plain_address($2), 0)) from coupons
     where upper(trim(code)) = $1 and first_order_only`,
    [normalCode(coupon), email],
  )
  await tx.query('select 1 from coupon_codes where code = $1 for no key update', [normalCode(code)])
}

/** Whether the buyer has bought counts for a coupon of first orders alone, which the price knew. */
const isRefused = ({ isUsedUp, isUsedByBuyer, hasBought, isFirstOrderOnly }: CodeEligibility): boolean =>
  isUsedUp || isUsedByBuyer || (isFirstOrderOnly && hasBought)

async function hasUse(tx: Database, { id }: Using): Promise<boolean> {
  return (await tx.query('select 1 from coupon_uses where order_id = $1', [id])).length > 0
}

async function writeUse(
  tx: Database,
  { id }: Using,
  { couponId, codeId, maxUses, maxPerCustomer, isOver }: CodeEligibility & { isOver: boolean },
): Promise<void> {
  await tx.query(
    `insert into coupon_uses (order_id, coupon_id, code_id, limit_total, limit_each, is_over) values ($1, $2, $3, $4, $5, $6)
     on conflict (order_id) do update set coupon_id = $2, code_id = $3, limit_total = $4, limit_each = $5, is_over = $6,
       claimed_at = now()`,
    [id, couponId, codeId, maxUses, maxPerCustomer, isOver],
  )
}
