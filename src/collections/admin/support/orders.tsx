import type { CustomerFile } from '@/server/support-console/customer-file'
import type { OrderRecord } from '@/server/support-console/orders'
import { stateOfOrder } from '@/server/support-console/staff-only'
import { isLocale, LOCALE_NAMES } from '@/site/locale'
import { UNKNOWN_COUNTRY } from '@/site/visit'
import type { VisitSource } from '@/site/visit-source'
import { labPath } from '../price-lab/path'
import { t } from '../words/of-request'
import { planText } from '../words/shop-names'
import type { Desk } from './action-form'
import { Moment } from './moment'
import { money } from './money'
import { OrderActions, warningsOf } from './order-actions'
import { OrderEvents } from './order-events'
import { Fact, Facts, Nothing, Section, State } from './parts'
import { PriceReasons } from './price-reasons'

type Props = { file: CustomerFile; desk: Desk }

export function Orders({ file: { orders, shaken, nameOf }, desk }: Props) {
  return (
    <Section id="orders" title={t('Orders')} count={orders.length}>
      {orders.length === 0 && <Nothing>{t('Nothing was ordered yet.')}</Nothing>}
      {orders.map((order, index) => (
        <article key={order.number} className="desk__card" aria-labelledby={order.number}>
          <header>
            <h3 id={order.number}>{order.number}</h3>
            <State>{stateOfOrder(order)}</State>
            <b>{money(order.total, order.currency)}</b>
            {order.refunded > 0 && order.state === 'paid' && (
              <span>
                {t('of which {amount} went back', { amount: money(order.refunded, order.currency) })}
              </span>
            )}
            {order.differences > 0 && (
              <span>
                {t('and {amount} of difference', { amount: money(order.differences, order.currency) })}
              </span>
            )}
          </header>
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
          />
        </article>
      ))}
    </Section>
  )
}

const placeText = (country: string): string =>
  country === UNKNOWN_COUNTRY
    ? 'from an unknown country'
    : t('from {country}', { country: country.toUpperCase() })

function OrderFacts({ order, nameOf }: { order: OrderRecord; nameOf: CustomerFile['nameOf'] }) {
  const {
    lines,
    currency,
    createdAt,
    paidAt,
    provider,
    session,
    coupon,
    locale,
    site,
    country,
    os,
    dispute,
    subscriptionId,
    visits,
  } = order
  return (
    <Facts>
      <Fact name="Content" isWide>
        <ul>
          {lines.map(({ pid, plan, quantity, unitTotal }) => (
            <li key={`${pid} ${plan}`}>
              {`${quantity} × ${nameOf(pid)}, ${planText(plan)}: ${money(unitTotal, currency)}`}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name="Ordered">
        <Moment at={createdAt} />
      </Fact>
      <Fact name="Paid">{paidAt === null ? 'Not yet' : <Moment at={paidAt} />}</Fact>
      <Fact name="Payment provider">{provider}</Fact>
      {subscriptionId && (
        <Fact name="Charge of">
          <a href={`#subscription-${subscriptionId}`}>{t('a subscription')}</a>
        </Fact>
      )}
      {dispute && <Fact name="Dispute">{dispute}</Fact>}
      <Fact name="Coupon entered">{coupon ?? t('None')}</Fact>
      <Fact name="Bought on">
        {`${site}, ${isLocale(locale) ? LOCALE_NAMES[locale] : locale}, ${placeText(country)}, ${os === 'mac' ? 'Mac' : 'Windows'}`}
      </Fact>
      {visits.length > 0 && (
        <Fact name="Came from" isWide>
          <ol>
            {visits.map(visit => (
              <li key={visit.at}>
                {sourceText(visit)}{' '}
                <span className="desk__muted">
                  (<Moment at={visit.at} />, {visit.path})
                </span>
              </li>
            ))}
          </ol>
        </Fact>
      )}
      <Fact name="Payer’s reference" isWide>
        <code>{session ?? '–'}</code>
      </Fact>
    </Facts>
  )
}

/** 'source news, medium mail' */
const sourceText = ({ at: _at, path: _path, ...told }: VisitSource): string =>
  Object.entries(told)
    .map(([name, value]) => `${name.replace('_', ' ')} ${value}`)
    .join(', ')
