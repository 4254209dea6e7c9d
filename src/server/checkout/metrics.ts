import { counter } from '../runtime/metrics'

export const countQuote: (labels: { outcome: string }) => void = counter({
  name: 'shop_quotes_total',
  help: 'Baskets that were priced, by outcome.',
  labelNames: ['outcome'],
})

export const countOrder: (labels: { step: 'place' | 'pay'; outcome: string }) => void = counter({
  name: 'shop_orders_total',
  help: 'Orders that were placed or sent to a payer, by outcome.',
  labelNames: ['step', 'outcome'],
})
