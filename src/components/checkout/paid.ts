import type { CheckoutView } from '@/server/checkout/view'

export type Paid = Extract<CheckoutView, { kind: 'paid' }>
