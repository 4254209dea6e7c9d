import { formatMoney } from '@/pricing'
import type { OrderRecord } from '@/server/support-console/orders'

type Refundable = Pick<OrderRecord, 'total' | 'refunded' | 'differences' | 'currency'>

/** What is left of the order's total, and what was paid beside it of a difference (decision 025). */
export function refundLabel({ total, refunded, differences, currency }: Refundable): string {
  const whole = `Refund ${formatMoney(total - refunded, currency, 'en')}`
  return differences > 0
    ? `${whole} and the paid difference of ${formatMoney(differences, currency, 'en')}`
    : whole
}
