import { counter } from '../runtime/metrics'

/** Counts a basket that was priced, by `ok` or why it could not be. */
export const countQuote: (labels: { outcome: string }) => void = counter({
  name: 'shop_quotes_total',
  help: 'Baskets that were priced, by outcome.',
  labelNames: ['outcome'],
})

/** Counts an order that was placed or sent to a payer, by `ok` or why it was not. */
export const countOrder: (labels: { step: 'place' | 'pay'; outcome: string }) => void = counter({
  name: 'shop_orders_total',
  help: 'Orders that were placed or sent to a payer, by outcome.',
  labelNames: ['step', 'outcome'],
})
