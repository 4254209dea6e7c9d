import { allowedBy, type ChoiceSet } from './choice-set'
import { amountIn, type Currencies, inEveryCurrency, type Prices, priceIn } from './currency'
import { amounts, type CouponRow } from './rows'
import { PAYERS, PLANS, PRICING_LOCALES } from './vocabulary'

export type Coupon = {
  readonly code: string
  readonly type: CouponRow['type']
  readonly plans: ChoiceSet
  readonly payers: ChoiceSet
  readonly locales: ChoiceSet
  /** The routes it holds for; null = every route. */
  readonly routes: ReadonlySet<string> | null
  readonly basisPoints: number
  /** For `fixed` the price, for `num` what it takes off. */
  readonly amount: Prices
  /** The selling price from which it holds; null = any. */
  readonly minimum: Prices | null
  /** Only who owns one of these routes may use it; null = everybody. */
  readonly owners: ReadonlySet<string> | null
  /** Whether it still holds is a matter of who used it before, which only the database knows (decision 075). */
  readonly isLimited: boolean
  readonly group: string | undefined
  /** Nobody can enter it. */
  readonly isInternal: boolean
  readonly from: number | undefined
  readonly until: number | undefined
  readonly row: CouponRow
}

/** Coupons of this group cannot be entered (DOMAIN 5). */
const INTERNAL = 'internal'

const NOTHING: Prices = { USD: 0, EUR: 0, JPY: 0, CNY: 0 }

/** Codes match without case and surrounding space. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase()
}

type Routes = { routes: readonly string[]; owners: readonly string[] }

/** Reads a coupon row with its products' current routes, and those whose owners may use it. */
export function couponOf(row: CouponRow, { routes, owners }: Routes, currencies: Currencies): Coupon {
  return {
    code: row.code,
    type: row.type,
    plans: allowedBy(row.allow_types, PLANS),
    payers: allowedBy(row.allow_payers, PAYERS),
    locales: allowedBy(row.allow_locals, PRICING_LOCALES),
    routes: setOf(routes),
    owners: setOf(owners),
    isLimited: row.first_order_only || row.max_uses !== undefined || row.max_per_customer !== undefined,
    basisPoints: Math.round((row.discount ?? 0) * 10_000),
    amount: amountOf(row, currencies),
    minimum: minimumOf(row, currencies),
    group: row.group_type,
    isInternal: row.group_type === INTERNAL,
    from: row.from,
    until: row.until,
    row,
  }
}

const setOf = (routes: readonly string[]): ReadonlySet<string> | null =>
  routes.length === 0 ? null : new Set(routes)

/** Prices are converted to an ending, amounts off by the rate alone (DOMAIN 2). */
function amountOf(row: CouponRow, currencies: Currencies): Prices {
  if (row.type === 'rate' || row.type === 'diff') return NOTHING
  const stored = { ...amounts(row, 'discount'), USD: Math.round((row.discount ?? 0) * 100) }
  const convert = row.type === 'fixed' ? priceIn : amountIn
  return inEveryCurrency(currency => convert(currency, stored, currencies))
}

function minimumOf({ allow_price }: CouponRow, currencies: Currencies): Prices | null {
  if (allow_price === undefined) return null
  return inEveryCurrency(currency => amountIn(currency, { USD: allow_price }, currencies))
}
