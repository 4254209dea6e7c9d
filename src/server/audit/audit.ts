import type { Database } from '../runtime/database'
import { COUPONS } from './coupons'
import type { Found, Invariant } from './finding'
import { INVOICES } from './invoices'
import { ORDERS } from './orders'
import { PAYMENTS } from './payments'
import { SUBSCRIPTIONS } from './subscriptions'
import { TRIALS } from './trials'

/** What has to agree in any database of the shop, whatever happened to it. */
export const INVARIANTS: readonly Invariant[] = [
  ...ORDERS,
  ...PAYMENTS,
  ...SUBSCRIPTIONS,
  ...INVOICES,
  ...TRIALS,
  ...COUPONS,
]

export type Audited = { name: string; found: Found[] }

/** Every invariant with the rows that break it; a sound shop has none. Reads alone. */
export async function auditShop(db: Database): Promise<Audited[]> {
  const audited: Audited[] = []
  for (const { name, find } of INVARIANTS) audited.push({ name, found: await find(db) })
  return audited
}
