import type { Currency, Plan, ProviderName } from '@/pricing'
import type { LicenceState } from '../licences/state'
import { type OrderState, returnedOf, type ShownState, shownStateOf } from '../orders/order'
import { REFUNDED_AT } from '../orders/refunded-at'
import { database } from '../runtime/database'
import { type Instead, ordersInstead } from './order-instead'

/** Instants in ms; `expires` null = lifetime. */
export type LicenceView = {
  key: string
  pid: number
  plan: Plan
  state: LicenceState
  issued: number
  expires: number | null
  /** Follows a subscription, which says more of it. */
  isSubscribed: boolean
}

/** `total` and `returned`, what went back of it, in minor units. */
export type OrderView = {
  number: string
  createdAt: number
  total: number
  returned: number
  /** Null also where it went back in several parts. */
  refundedAt: number | null
  currency: Currency
  state: OrderState
  shown: ShownState
  provider: ProviderName
  coupon: string | null
  lines: { pid: number; plan: Plan; quantity: number }[]
  /** An order of the same, for which this one that failed need not be paid. */
  instead: Instead | null
}

type LicenceRow = Omit<LicenceView, 'issued' | 'expires'> & { issued: Date; expires: Date | null }

/** A customer's licences, newest first, revoked ones too. */
export async function licencesOf(customerId: string): Promise<LicenceView[]> {
  const rows = await database.query<LicenceRow>(
    `select key, pid, plan, state, issued, expires, subscription_id is not null as "isSubscribed"
     from licences where customer_id = $1
     order by issued desc, key`,
    [customerId],
  )
  return rows.map(row => ({
    ...row,
    issued: row.issued.getTime(),
    expires: row.expires?.getTime() ?? null,
  }))
}

type OrderRow = Omit<OrderView, 'createdAt' | 'returned' | 'refundedAt' | 'shown' | 'instead'> & {
  created_at: Date
  refunded: number
  refunded_at: Date | null
  charge: number | null
  again: boolean
}

/** A customer's orders that reached a payer, newest first. */
export async function ordersOf(customerId: string): Promise<OrderView[]> {
  const rows = await database.query<OrderRow>(
    `select o.number, o.created_at, o.total, o.refunded::int, ${REFUNDED_AT} as refunded_at, o.currency, o.state, o.provider, o.coupon,
       o.charge::int, coalesce(o.again, false) as again,
       coalesce((select jsonb_agg(jsonb_build_object('pid', l.pid, 'plan', l.plan, 'quantity', l.quantity) order by l.id)
         from order_lines l where l.order_id = o.id), '[]') as lines
     from orders o where o.customer_id = $1 and o.state not in ('open', 'expired') order by o.created_at desc, o.number desc`,
    [customerId],
  )
  const instead = ordersInstead(rows)
  return rows.map(row => ({ ...orderView(row), instead: instead.get(row.number) ?? null }))
}

function orderView({
  created_at,
  refunded,
  refunded_at,
  charge,
  again,
  ...row
}: OrderRow): Omit<OrderView, 'instead'> {
  const returned = returnedOf({ ...row, refunded })
  return {
    ...row,
    returned,
    refundedAt: refunded_at?.getTime() ?? null,
    shown: shownStateOf({ ...row, returned }),
    createdAt: created_at.getTime(),
  }
}
