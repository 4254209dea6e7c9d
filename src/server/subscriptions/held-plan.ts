import type { Currency, Plan, ProviderName } from '@/pricing'
import type { LicenceState } from '../licences/state'
import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'

/** Paid in advance and running, of a subscription that renews, ended, for life, or the state of its licence. */
export type PlanState = 'prepaid' | 'renewing' | 'ended' | 'lifetime' | Exclude<LicenceState, 'active'>

/**
 * Instants in ms; `expires` null = lifetime; `price` in minor units. `bought` is null unless the customer bought
 * it: others only redeemed the key.
 */
export type HeldPlan = {
  id: string
  key: string
  pid: number
  plan: Plan
  state: PlanState
  issued: number
  expires: number | null
  bought: { number: string; provider: ProviderName; currency: Currency; price: number } | null
}

type Row = Pick<HeldPlan, 'id' | 'key' | 'pid' | 'plan'> & {
  state: LicenceState
  is_renewing: boolean
  issued: Date
  expires: Date | null
  number: string | null
  provider: ProviderName | null
  currency: Currency | null
  price: number | null
}

const SELECT = `select l.id, l.key, l.pid, l.plan, l.state, l.issued, l.expires,
    coalesce(r.state in ('active', 'past_due', 'cancel_at_end'), false) as is_renewing,
    o.number, o.provider, o.currency, s.unit_total as price
  from licences l
    left join subscriptions r on r.id = l.subscription_id
    left join order_lines s on s.id = l.order_line_id
    left join orders o on o.id = s.order_id and o.customer_id = l.customer_id
  where l.customer_id = $1`

/** At an instant (ms), newest first. */
export async function heldPlansOf(customerId: string, at: number): Promise<HeldPlan[]> {
  const rows = await database.query<Row>(`${SELECT} order by l.issued desc, l.key`, [customerId])
  return rows.map(row => heldPlan(row, at))
}

/** Undefined for anyone else's. */
export async function heldPlanOf(
  { customerId, id }: { customerId: string; id: string },
  at: number,
): Promise<HeldPlan | undefined> {
  const [row] = await database.query<Row>(`${SELECT} and l.id = $2`, [customerId, rowId(id)])
  return row && heldPlan(row, at)
}

function heldPlan({ is_renewing, number, provider, currency, price, ...row }: Row, at: number): HeldPlan {
  const [issued, expires] = [row.issued.getTime(), row.expires?.getTime() ?? null]
  const bought =
    number !== null && provider !== null && currency !== null && price !== null
      ? { number, provider, currency, price }
      : null
  return { ...row, issued, expires, bought, state: stateOf(row.state, is_renewing, { expires, at }) }
}

type Time = { expires: number | null; at: number }

function stateOf(state: LicenceState, isRenewing: boolean, { expires, at }: Time): PlanState {
  if (state !== 'active') return state
  if (expires === null) return 'lifetime'
  if (isRenewing) return 'renewing'
  return at < expires ? 'prepaid' : 'ended'
}
