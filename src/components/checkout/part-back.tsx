import { formatMoney } from '@/pricing'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Notice } from '../ui/notice'
import type { Paid } from './paid'

type Props = { paid: Pick<Paid, 'order' | 'refundedAt'>; locale: Locale }

/** What went back of a paid order; nothing where nothing did. */
export function PartBack({ paid: { order, refundedAt }, locale }: Props) {
  const { refunded, total, currency } = order
  if (refunded === 0) return null
  const t = translator(locale, 'checkout')
  const sums = {
    amount: formatMoney(refunded, currency, locale),
    total: formatMoney(total, currency, locale),
  }
  return (
    <Notice title={translator(locale, 'account')('order.states.refunded_in_part')} className="mt-6">
      {refundedAt === null
        ? t('paid.partBack', sums)
        : t('paid.partBackOn', { ...sums, date: dayText(refundedAt, locale) })}
    </Notice>
  )
}
