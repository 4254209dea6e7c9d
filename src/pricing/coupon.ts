import { allowedBy, type ChoiceSet } from './choice-set'
import { type Amounts, amounts, type CouponRow } from './rows'
import { PAYERS, PLANS, PRICING_LOCALES } from './vocabulary'

/** A coupon row made ready to price with: routes resolved, its factor in basis points, its amounts in minor units. */
export type Coupon = {
  readonly code: string
  readonly type: CouponRow['type']
  readonly plans: ChoiceSet
  readonly payers: ChoiceSet
  readonly locales: ChoiceSet
  /** The routes that it holds for; null = every route. */
  readonly routes: ReadonlySet<string> | null
  readonly basisPoints: number
  readonly amounts: Amounts
  readonly minimum: Amounts | null
  readonly group: string | undefined
  /** Nobody can enter it. */
  readonly isInternal: boolean
  readonly from: number | undefined
  readonly until: number | undefined
  readonly row: CouponRow
}

/** The group whose coupons nobody can enter (DOMAIN 5). */
const INTERNAL = 'internal'

/** Codes are matched without case and surrounding space. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase()
}

export function couponOf(row: CouponRow, routes: readonly string[]): Coupon {
  const discount = row.discount ?? 0
  return {
    code: row.code,
    type: row.type,
    plans: allowedBy(row.allow_types, PLANS),
    payers: allowedBy(row.allow_payers, PAYERS),
    locales: allowedBy(row.allow_locals, PRICING_LOCALES),
    routes: routes.length === 0 ? null : new Set(routes),
    basisPoints: Math.round(discount * 10_000),
    amounts: { ...amounts(row, 'discount'), USD: Math.round(discount * 100) },
    minimum: row.allow_price === undefined ? null : { USD: row.allow_price },
    group: row.group_type,
    isInternal: row.group_type === INTERNAL,
    from: row.from,
    until: row.until,
    row,
  }
}
