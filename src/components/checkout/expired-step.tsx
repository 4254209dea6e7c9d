import type { Order } from '@/server/orders/order'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { CheckoutFrame } from './checkout-frame'
import { checkoutLink, choicesOf } from './paths'

export function ExpiredStep({ visit, order }: { visit: Visit; order: Order }) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  return (
    <CheckoutFrame visit={visit} step="result">
      <Notice title={t('expired.title')}>
        <p>{t('expired.text')}</p>
        <p className="mt-2 text-muted">{t('paid.order', { number: order.number })}</p>
      </Notice>
      <ButtonLink className="mt-8" href={checkoutLink(choicesOf(order))}>
        {t('expired.again')}
      </ButtonLink>
    </CheckoutFrame>
  )
}
