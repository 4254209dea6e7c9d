import { type EnteredCode, normalCode, type RuleBook } from '@/pricing'
import type { StoredQuote } from '../orders/stored-quote'
import type { Database } from '../runtime/database'
import { type CodeBuyer, eligibilityOf } from './code-eligibility'
import { couponIn } from './coupon-in'

/** `orderId`: the order that uses the code; its own use does not count against it. */
type Typed = { code: string | null; buyer?: CodeBuyer | undefined; orderId?: string }

/**
 * What a price has to know of an entered code beside the rule book (decision 075). Asks the database only for a coupon
 * with limits and for a code that is no coupon's own.
 */
export async function enteredCode(
  db: Database,
  book: RuleBook,
  { code, ...typed }: Typed,
): Promise<EnteredCode | undefined> {
  if (code === null) return undefined
  const own = book.couponByCode(code)
  if (own && !own.isLimited) return undefined
  const eligibility = await eligibilityOf(db, { ...typed, code })
  if (!eligibility) return undefined
  const { coupon, isUsedUp, isUsedByBuyer, hasBought } = eligibility
  return { coupon, isUsedUp, isUsedByBuyer, hasBought }
}

const LIMITS = ['used_up', 'used_before', 'not_first_order']

/** The code of an order as it counted for a price of then: what others used since changes nothing. */
export function codeAsSold(
  code: string | null,
  quote: Pick<StoredQuote, 'applied' | 'rejected'>,
): { coupon: string | null; entered?: EnteredCode } {
  const coupon = couponIn(quote)
  if (code === null || quote.rejected.some(({ reason }) => LIMITS.includes(reason))) return { coupon: null }
  if (coupon === undefined || normalCode(coupon) === normalCode(code)) return { coupon: code }
  return { coupon: code, entered: { coupon, isUsedUp: false, isUsedByBuyer: false, hasBought: false } }
}
