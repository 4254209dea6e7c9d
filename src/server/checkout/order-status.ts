import type { Plan } from '@/pricing'
import { licencesOfOrder } from '../licences/of-order'
import { type Order, orderByNumber } from '../orders/order'
import { type Viewer, visibleOrder } from '../orders/viewer'
import { reconcileSession, takeTurnToAsk } from '../payments/reconcile'
import { database } from '../runtime/database'

/** The answer of `update_check` (API, order); `expires` in ISO, null for lifetime. */
export type OrderStatus = {
  status: 'pending' | 'paid' | 'failed' | 'refunded'
  licences?: { key: string; pid: number; plan: Plan; expires: string | null }[]
}

/** For a webhook, before the payer is asked. */
const PATIENCE_SECONDS = 4

/**
 * How far an order is; undefined for those who may not see it. Asks the payer where a payment takes long, so that a
 * lost webhook costs the buyer only seconds.
 */
export async function orderStatus(number: string, viewer: Viewer): Promise<OrderStatus | undefined> {
  const order = await visibleOrder(number, viewer)
  return order && statusOf(await askedOrder(order))
}

/** The order after its payer was asked, at most once in a few seconds for all who wait for it. */
export async function askedOrder(order: Order): Promise<Order> {
  const due = order.state === 'pending' ? await takeTurnToAsk(order, PATIENCE_SECONDS) : undefined
  if (!due) return order
  await reconcileSession(due)
  return (await orderByNumber(database, order.number)) ?? order
}

async function statusOf({ id, state }: Order): Promise<OrderStatus> {
  if (state === 'paid') return { status: state, licences: await publicLicences(id) }
  return { status: STATUS[state] }
}

/** For the caller, an expired order failed. */
const STATUS = {
  open: 'pending',
  pending: 'pending',
  failed: 'failed',
  expired: 'failed',
  refunded: 'refunded',
} as const

async function publicLicences(orderId: string) {
  const licences = await licencesOfOrder(database, orderId)
  return licences.map(({ expires, ...licence }) => ({
    ...licence,
    expires: expires === null ? null : new Date(expires).toISOString(),
  }))
}
