import { formatMoney } from '@/pricing'
import type { OrderRecord } from '@/server/support-console/orders'

type Refundable = Pick<OrderRecord, 'total' | 'differences' | 'currency'>

/** The order's total, and what was paid beside it of a difference (decision 025). */
export function refundLabel({ total, differences, currency }: Refundable): string {
  const whole = `Refund ${formatMoney(total, currency, 'en')}`
  return differences > 0
    ? `${whole} and the paid difference of ${formatMoney(differences, currency, 'en')}`
    : whole
}
