import type { Order } from '../orders/order'

const ORDER_ACTIONS = ['resend', 'refund'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

type Judged = Pick<Order, 'state' | 'dispute'>

/** While the bank holds the money or took it back, there is none to refund, and the keys do not work. */
export function allowedForOrder({ state, dispute }: Judged): readonly OrderAction[] {
  if (state !== 'paid') return []
  return dispute === 'open' || dispute === 'lost' ? [] : ORDER_ACTIONS
}

/** A dispute outweighs the order's own state. */
export const stateOfOrder = ({ state, dispute }: Judged): string => {
  if (state === 'paid' && dispute === 'open') return 'disputed'
  return state === 'paid' && dispute === 'lost' ? 'charged_back' : state
}
