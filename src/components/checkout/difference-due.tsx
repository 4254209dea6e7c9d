import { formatMoney } from '@/pricing'
import type { CheckoutView } from '@/server/checkout/view'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Notice } from '../ui/notice'
import { BusyForm } from './busy-form'

type Paid = Extract<CheckoutView, { kind: 'paid' }>
type Props = { order: Paid['order']; due: NonNullable<Paid['due']>; locale: Locale }

/** What a customer price lost when the licence it counted was refunded, and the link to pay it. */
export function DifferenceDue({ order: { number, secret }, due, locale }: Props) {
  const t = translator(locale, 'checkout')
  const amount = formatMoney(due.amount, due.currency, locale)
  const date = dayText(due.dueAt, locale)
  return (
    <Notice tone="warning" title={t('due.title', { amount })} className="mb-8">
      <p className="mb-4">{t('due.text', { date })}</p>
      <BusyForm
        action="/order/checkout/difference"
        hidden={{ order: number, secret }}
        submit={t('due.pay', { amount })}
        working={t('working')}
      />
    </Notice>
  )
}
