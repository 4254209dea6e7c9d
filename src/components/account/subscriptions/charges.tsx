import { formatMoney } from '@/pricing'
import type { OrderState } from '@/server/orders/order'
import type { SubscriptionView } from '@/server/subscriptions/view'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Disclosure } from '../../ui/disclosure'
import { invoicePath } from '../frame/paths'

type Props = { subscription: Pick<SubscriptionView, 'charges' | 'currency'>; visit: Visit }

/** Every charge so far, with the way to its receipt. */
export function Charges({ subscription: { charges, currency }, visit }: Props) {
  const { locale } = visit
  const t = translator(locale, 'subscriptions')
  return (
    <Disclosure summary={t('page.charges')}>
      <ul className="grid gap-2">
        {charges.map(({ number, state, shown, total, at }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {hasReceipt(state) ? (
                <a href={invoicePath(number, visit)}>{dayText(at, locale)}</a>
              ) : (
                dayText(at, locale)
              )}{' '}
              · {t(`page.orders.${shown}`)}
            </span>
            <span className="tabular-nums">{formatMoney(total, currency, locale)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const hasReceipt = (state: OrderState): boolean => state === 'paid' || state === 'refunded'
