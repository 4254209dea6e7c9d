import { formatMoney } from '@/pricing'
import type { OrderRecord } from '@/server/support-console/orders'
import { spoken, t } from '../words/of-request'

type Refundable = Pick<OrderRecord, 'total' | 'refunded' | 'differences' | 'currency'>

/** What is left of the order's total, and what was paid beside it of a difference (decision 025). */
export function refundLabel({ total, refunded, differences, currency }: Refundable): string {
  const amount = formatMoney(total - refunded, currency, spoken())
  const difference = formatMoney(differences, currency, spoken())
  return differences > 0
    ? t('Refund {amount} and the paid difference of {difference}', { amount, difference })
    : t('Refund {amount}', { amount })
}
