import type { Currency } from '@/pricing'
import {
  endOf,
  nextChargeOf,
  productsTaken,
  type RenewingPlan,
  STATES,
  type State,
} from '@/pricing/subscriptions'
import { type OrderState, returnedOf, type ShownState, shownStateOf } from '../orders/order'
import { database } from '../runtime/database'
import type { CustomerAction } from './asked-event'
import { allowedFor } from './by-customer'
import { mayChangeCard } from './saved-card'
import { type StoredSubscription, subscriptionsOf } from './stored'

type ChargeView = { number: string; state: OrderState; shown: ShownState; total: number; at: number }

/** A subscription as its owner sees it: amounts in minor units, instants in ms. */
export type SubscriptionView = {
  id: string
  pid: number
  plan: RenewingPlan
  state: State
  currency: Currency
  balance: number
  /** Until when it gives access. */
  until: number
  next: { at: number; charge: number } | null
  /** The days on which an unpaid renewal is tried again. */
  tries: number[]
  givenUpAt: number | null
  /** The order of an unpaid renewal, to be paid on its page. */
  toPay: string | null
  pendingPlan: RenewingPlan | null
  allowed: CustomerAction[]
  card: string | null
  mayChangeCard: boolean
  /** Products beside the first, as they renew or not. */
  options: { pid: number; isGivenUp: boolean }[]
  /** Whether its owner can come back to it: it ended, and nothing has its product. */
  mayComeBack: boolean
  charges: ChargeView[]
}

/** A customer's subscriptions that have begun, newest first. */
export async function subscriptionViews(customerId: string, at: number): Promise<SubscriptionView[]> {
  const all = (await subscriptionsOf(database, customerId)).filter(
    ({ facts }) => facts.state !== 'incomplete',
  )
  const views = await Promise.all(all.map(held => viewOf(held, at)))
  const taken = productsTaken(all.map(({ facts }) => facts))
  return views.map((view, index) => ({ ...view, mayComeBack: isLast(view, views.slice(0, index), taken) }))
}

/** Of several of one product that ended, the newest. */
const isLast = ({ state, pid }: View, newer: readonly View[], taken: readonly number[]): boolean =>
  state === 'ended' && !taken.includes(pid) && !newer.some(other => other.pid === pid)

type View = Omit<SubscriptionView, 'mayComeBack'>

async function viewOf(held: StoredSubscription, at: number): Promise<View> {
  const { id, facts } = held
  const { state, plan, currency, balance, grace, endedAt, pending, items } = facts
  const charges = await chargesOf(id)
  const open = facts.charges.findIndex(charge => charge.state === 'declined')
  return {
    ...{ id, plan, state, currency, balance, charges },
    pid: items[0]?.pid ?? 0,
    until: endedAt ?? endOf(facts),
    next: state === 'active' ? nextChargeOf(facts) : null,
    tries:
      state === 'past_due' && grace && !grace.isHard ? grace.tries.filter(day => day > grace.triedAt) : [],
    givenUpAt: grace?.givenUpAt ?? null,
    toPay: STATES[state].isBillable ? (charges[open]?.number ?? null) : null,
    pendingPlan: pending?.plan ?? null,
    allowed: allowedFor(held, at),
    card: held.card,
    mayChangeCard: mayChangeCard(held),
    options: items.slice(1).map(({ pid, isGivenUp }) => ({ pid, isGivenUp })),
  }
}

type ChargeRow = Omit<ChargeView, 'at' | 'shown'> & { refunded: number; at: Date }

async function chargesOf(id: string): Promise<ChargeView[]> {
  const rows = await database.query<ChargeRow>(
    `select number, state, total::int, refunded::int, coalesce(paid_at, created_at) as at from orders
     where subscription_id = $1 order by charge`,
    [id],
  )
  return rows.map(({ at, refunded, ...row }) => ({
    ...row,
    shown: shownStateOf({ ...row, returned: returnedOf({ ...row, refunded }) }),
    at: at.getTime(),
  }))
}
