export { DISPUTE_EVENTS, type Dispute, type DisputeEvent, disputeOf } from './dispute'
export { newOrderNumber, newOrderSecret } from './number'
export {
  isSettled,
  lockOrder,
  ORDER_COLUMNS,
  type Order,
  type OrderState,
  orderByNumber,
  ordersOf,
} from './order'
export { insertLine, sellAt } from './sold'
export type { ReceiptLine, StoredQuote } from './stored-quote'
export { letterUrl, orderUrl } from './url'
export { type Viewer, visibleOrder } from './viewer'
