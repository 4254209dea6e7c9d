import type { Order } from '../orders/order'

const ORDER_ACTIONS = ['resend', 'refund'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

type Judged = Pick<Order, 'state' | 'dispute'>

/**
 * What may be done with an order as it is. While the buyer's bank holds the money or took it, there is none to give
 * back, and its keys do not work.
 */
export function allowedForOrder({ state, dispute }: Judged): readonly OrderAction[] {
  if (state !== 'paid') return []
  return dispute === 'open' || dispute === 'lost' ? [] : ORDER_ACTIONS
}

/** The state of an order in one word, that of its dispute before its own. */
export const stateOfOrder = ({ state, dispute }: Judged): string => {
  if (state === 'paid' && dispute === 'open') return 'disputed'
  return state === 'paid' && dispute === 'lost' ? 'charged_back' : state
}
