import type { Order } from '@/server/orders/order'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Notice } from '../ui/notice'
import { CheckoutFrame } from './checkout-frame'

export function RefundedStep({ visit, order }: { visit: Visit; order: Order }) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  return (
    <CheckoutFrame visit={visit} step="result">
      <Notice title={t('refunded.title')}>
        <p>{t('refunded.text')}</p>
        <p className="mt-2 text-muted">{t('paid.order', { number: order.number })}</p>
      </Notice>
    </CheckoutFrame>
  )
}
