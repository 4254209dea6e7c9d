import type { CustomerFile } from '@/server/support-console/customer-file'
import type { OrderRecord } from '@/server/support-console/orders'
import { stateOfOrder } from '@/server/support-console/staff-only'
import { labPath } from '../price-lab/path'
import { t } from '../words/of-request'
import type { Desk } from './action-form'
import { money } from './money'
import { OrderActions, warningsOf } from './order-actions'
import { OrderEvents } from './order-events'
import { OrderFacts } from './order-facts'
import { Nothing, Section, State } from './parts'
import { PriceReasons } from './price-reasons'
import { isTurned } from './turned'

type Props = { file: CustomerFile; desk: Desk }

export function Orders({ file: { orders, subscriptions, shaken, nameOf }, desk }: Props) {
  return (
    <Section id="orders" title={t('Orders')} count={orders.length}>
      {orders.length === 0 && <Nothing>{t('Nothing was ordered yet.')}</Nothing>}
      {orders.map((order, index) => (
        <article key={order.number} className="desk__card" aria-labelledby={order.number}>
          <Sums order={order} />
          <OrderFacts order={order} nameOf={nameOf} />
          <details open={index === 0}>
            <summary>{t('Why this price')}</summary>
            <PriceReasons order={order} />
            <a href={labPath(desk.admin, { screen: 'order', order: order.number })}>
              {t('What the same costs them today, in the price lab')}
            </a>
          </details>
          <details open={index === 0}>
            <summary>{t('Payment events ({count})', { count: order.events.length })}</summary>
            <OrderEvents events={order.events} />
          </details>
          <OrderActions
            order={order}
            desk={desk}
            warnings={warningsOf(shaken.get(order.number) ?? [], nameOf)}
            isTurned={isTurned(order.number, subscriptions)}
          />
        </article>
      ))}
    </Section>
  )
}

const Sums = ({ order }: { order: OrderRecord }) => (
  <header>
    <h3 id={order.number}>{order.number}</h3>
    <State>{stateOfOrder(order)}</State>
    <b>{money(order.total, order.currency)}</b>
    {order.refunded > 0 && order.state === 'paid' && (
      <span>{t('of which {amount} went back', { amount: money(order.refunded, order.currency) })}</span>
    )}
    {order.differences > 0 && (
      <span>{t('and {amount} of difference', { amount: money(order.differences, order.currency) })}</span>
    )}
  </header>
)
