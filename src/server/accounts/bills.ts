import type { Currency, OperatingSystem, Plan, ProviderName } from '@/pricing'
import type { OrderState } from '../orders/order'
import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'

/** `total` in minor units, `paidAt` in ms, `discount` in percent below the list price (DOMAIN 7). */
export type Bill = {
  number: string
  paidAt: number
  total: number
  currency: Currency
  state: OrderState
  provider: ProviderName
  coupon: string | null
  os: OperatingSystem
  discount: number
  lines: { pid: number; plan: Plan; quantity: number }[]
}

/** `licence`: of this licence, or of the subscription of this id. */
type Input = { customerId: string; start: number; licence?: string | undefined }

/** `next`: the offset of the next page; null after the last. */
export type BillPage = { bills: Bill[]; next: number | null }

const PAGE = 20

type Row = Omit<Bill, 'paidAt'> & { at: Date }

/** A page of a customer's paid bills, newest first (API, bills). */
export async function billsOf({ customerId, start, licence }: Input): Promise<BillPage> {
  const rows = await database.query<Row>(
    `select o.number, coalesce(o.paid_at, o.created_at) as at, o.total, o.currency, o.state, o.provider, o.coupon, o.os,
       coalesce((o.quote->>'discount')::float, 0) as discount,
       coalesce((select jsonb_agg(jsonb_build_object('pid', l.pid, 'plan', l.plan, 'quantity', l.quantity) order by l.id)
         from order_lines l where l.order_id = o.id), '[]') as lines
     from orders o where o.customer_id = $1 and o.state not in ('open', 'pending', 'failed', 'expired')
       and ($2::uuid is null or o.subscription_id = $2 or exists (select 1 from order_lines l join licences c on c.order_line_id = l.id
         where l.order_id = o.id and c.id = $2))
     order by at desc, o.number desc offset $3 limit ${PAGE + 1}`,
    [customerId, licence === undefined ? null : rowId(licence), start],
  )
  const bills = rows.slice(0, PAGE).map(({ at, ...row }) => ({ ...row, paidAt: at.getTime() }))
  return { bills, next: rows.length > PAGE ? start + PAGE : null }
}
