import { z } from 'zod'
import { CURRENCIES, type Currency, type Plan } from '@/pricing'
import { readVisits, type VisitSource } from '@/site/visit-source'
import type { Order } from '../orders/order'
import { database } from '../runtime/database'
import { belongsTo, type Person } from './person'

/** Amounts in minor units, instants in ms. */
export type EventRecord = {
  id: string
  type: string
  provider: string
  amount: number | null
  currency: Currency | null
  outcome: string | null
  error: string | null
  at: number
  appliedAt: number | null
}

type Sold = { pid: number; plan: Plan; quantity: number; unitTotal: number }
type Kept = Pick<
  Order,
  | 'number'
  | 'email'
  | 'state'
  | 'dispute'
  | 'currency'
  | 'total'
  | 'refunded'
  | 'subscriptionId'
  | 'provider'
  | 'session'
  | 'site'
  | 'locale'
  | 'country'
  | 'os'
  | 'coupon'
>

export type OrderRecord = Kept & {
  createdAt: number
  paidAt: number | null
  lines: Sold[]
  events: EventRecord[]
  /** Paid differences, in minor units, beside its total; refunded with it (decision 025). */
  differences: number
  quote: KeptQuote | null
  /** Where the buyer's last visits came from, the newest first. */
  visits: VisitSource[]
}

const keptQuote = z.object({
  offType: z.number(),
  category: z.string(),
  price: z.number(),
  receipt: z.array(z.object({ kind: z.string(), rule: z.string(), label: z.string(), amount: z.number() })),
  rejected: z.array(z.object({ coupon: z.string(), reason: z.string() })),
  refused: z.array(z.object({ kind: z.string(), rule: z.string(), because: z.array(z.string()) })),
  shares: z.array(z.object({ pid: z.number(), product: z.string(), amount: z.number() })).optional(),
})
export type KeptQuote = z.output<typeof keptQuote>

type EventRow = Omit<EventRecord, 'at' | 'appliedAt' | 'currency'> & {
  at: string
  appliedAt: string | null
  currency: string | null
}
type Row = Kept & {
  created_at: Date
  paid_at: Date | null
  quote: unknown
  visits: unknown
  lines: Sold[]
  events: EventRow[]
  differences: number
}

const SELECT = `select o.number, o.email, o.state, o.dispute, o.currency, o.total, o.refunded::int, o.subscription_id as "subscriptionId", o.provider, o.provider_session as session,
    o.site, o.locale, o.country, o.os, o.coupon, o.quote, o.visits, o.created_at, o.paid_at,
    (select coalesce(sum(s.total), 0)::int from payment_sessions s
      where s.order_id = o.id and s.purpose = 'difference' and s.state = 'paid') as differences,
    coalesce((select jsonb_agg(jsonb_build_object('pid', l.pid, 'plan', l.plan, 'quantity', l.quantity,
        'unitTotal', l.unit_total) order by l.created_at, l.id)
      from order_lines l where l.order_id = o.id), '[]') as lines,
    coalesce((select jsonb_agg(jsonb_build_object('id', e.event_id, 'type', e.type, 'provider', e.provider,
        'amount', e.payload->'amount', 'currency', e.payload->>'currency', 'outcome', e.outcome, 'error', e.error,
        'at', e.created_at, 'appliedAt', e.applied_at) order by e.created_at, e.id)
      from payment_events e where e.order_id = o.id or (e.order_id is null and e.session = o.provider_session)), '[]') as events
  from orders o`

/**
 * The latest 100, newest first. Lines and events as they came, also events of a payment that found no order; `quote` is
 * null where it cannot be read.
 */
export async function orderRecords(person: Person): Promise<OrderRecord[]> {
  const { sql, value } = belongsTo(person, 'o')
  const rows = await database.query<Row>(
    `${SELECT} where ${sql} order by o.created_at desc, o.number limit 100`,
    [value],
  )
  return rows.map(recordOf)
}

const recordOf = ({ created_at, paid_at, quote, visits, events, ...row }: Row): OrderRecord => ({
  ...row,
  createdAt: created_at.getTime(),
  paidAt: paid_at?.getTime() ?? null,
  quote: keptQuote.safeParse(quote).data ?? null,
  visits: readVisits(JSON.stringify(visits ?? [])),
  events: events.map(eventOf),
})

const eventOf = ({ at, appliedAt, currency, ...event }: EventRow): EventRecord => ({
  ...event,
  currency: CURRENCIES.find(known => known === currency) ?? null,
  at: Date.parse(at),
  appliedAt: appliedAt === null ? null : Date.parse(appliedAt),
})
