import type { Currency, Plan, ProviderName } from '@/pricing'
import type { LicenceState } from '../licences/state'
import { type OrderState, returnedOf } from '../orders/order'
import { database } from '../runtime/database'

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
  currency: Currency
  state: OrderState
  provider: ProviderName
  coupon: string | null
  lines: { pid: number; plan: Plan; quantity: number }[]
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

type OrderRow = Omit<OrderView, 'createdAt' | 'returned'> & { created_at: Date; refunded: number }

/** A customer's orders that reached a payer, newest first. */
export async function ordersOf(customerId: string): Promise<OrderView[]> {
  const rows = await database.query<OrderRow>(
    `select o.number, o.created_at, o.total, o.refunded::int, o.currency, o.state, o.provider, o.coupon,
       coalesce((select jsonb_agg(jsonb_build_object('pid', l.pid, 'plan', l.plan, 'quantity', l.quantity) order by l.id)
         from order_lines l where l.order_id = o.id), '[]') as lines
     from orders o where o.customer_id = $1 and o.state not in ('open', 'expired') order by o.created_at desc, o.number desc`,
    [customerId],
  )
  return rows.map(({ created_at, refunded, ...row }) => ({
    ...row,
    returned: returnedOf({ ...row, refunded }),
    createdAt: created_at.getTime(),
  }))
}
