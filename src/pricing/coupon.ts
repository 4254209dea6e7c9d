import type { Amounts, CouponRow } from './rows'
import { amounts } from './rows'

/** A coupon row made ready to price with: routes resolved, its factor in basis points, its amounts in minor units. */
export type Coupon = Readonly<CouponRow> & {
  /** The routes it holds for; null = every route. */
  readonly routes: ReadonlySet<string> | null
  readonly basisPoints: number
  readonly amounts: Amounts
  readonly isInternal: boolean
}

/** Nobody can enter a coupon of this group (DOMAIN 5). */
const INTERNAL = 'internal'

/** Codes are matched without case and surrounding space. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase()
}

export function couponOf(row: CouponRow, routes: readonly string[]): Coupon {
  const discount = row.discount ?? 0
  return {
    ...row,
    routes: routes.length === 0 ? null : new Set(routes),
    basisPoints: Math.round(discount * 10_000),
    amounts: { ...amounts(row, 'discount'), USD: Math.round(discount * 100) },
    isInternal: row.group_type === INTERNAL,
  }
}
