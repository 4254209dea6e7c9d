import type { Plan } from '@/pricing'
import type { OrderState } from '../orders/order'

/** `charge`: of a subscription, its number there. */
type Placed = {
  number: string
  state: OrderState
  charge: number | null
  lines: readonly { pid: number; plan: Plan }[]
}

/**
 * Of each order that can still be paid and has a newer one of the same products and plans, paid or payable, that one's number: who
 * pays both pays twice. `orders` are those of one customer, newest first. A renewal is owed by itself and is never the same as another.
 */
export function newerOrders(orders: readonly Placed[]): ReadonlyMap<string, string> {
  const newest = new Map<string, string>()
  const newer = new Map<string, string>()
  for (const order of orders.filter(order => isPayable(order) || isPaid(order))) {
    const known = newest.get(contentOf(order))
    if (known === undefined) newest.set(contentOf(order), order.number)
    else if (isPayable(order)) newer.set(order.number, known)
  }
  return newer
}

const isPayable = ({ state, charge }: Placed): boolean =>
  (state === 'pending' || state === 'failed') && (charge ?? 1) === 1

const isPaid = ({ state, charge }: Placed): boolean => state === 'paid' && (charge ?? 1) === 1

const contentOf = ({ lines }: Placed): string =>
  lines
    .map(({ pid, plan }) => `${pid} ${plan}`)
    .toSorted()
    .join(', ')
