import { type Currency, formatMoney } from '@/pricing'
import { DAYS_TO_PAY } from '@/server/payments/difference'
import type { ShakenUpgrade } from '@/server/payments/upgrades-standing'
import type { CustomerFile } from '@/server/support-console/customer-file'
import type { EventRecord, OrderRecord } from '@/server/support-console/orders'
import { allowedForOrder, stateOfOrder } from '@/server/support-console/staff-only'
import { isLocale, LOCALE_NAMES } from '@/site/locale'
import { UNKNOWN_COUNTRY } from '@/site/visit'
import type { VisitSource } from '@/site/visit-source'
import { PLAN_LABELS } from '../../fields/options'
import { labPath } from '../price-lab/path'
import { label, spoken, t } from '../words/of-request'
import { ActionForm, type Desk, TypedField } from './action-form'
import { Moment } from './moment'
import { MoveForm } from './move-form'
import { Fact, Facts, Nothing, Section, State, stateName } from './parts'
import { PriceReasons } from './price-reasons'
import { refundLabel } from './refund-label'

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
            <Events events={order.events} />
          </details>
          <Actions order={order} desk={desk} warnings={warningsOf(shaken.get(order.number) ?? [], nameOf)} />
        </article>
      ))}
    </Section>
  )
}

const money = (amount: number, currency: Currency): string => formatMoney(amount, currency, spoken())

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
              {`${quantity} × ${nameOf(pid)}, ${label(PLAN_LABELS[plan] ?? plan)}: ${money(unitTotal, currency)}`}
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

function Events({ events }: { events: readonly EventRecord[] }) {
  if (events.length === 0) return <Nothing>{t('No payer told of this order yet.')}</Nothing>
  return (
    <ol className="desk__list">
      {events.map(({ id, type, provider, amount, currency, outcome, error, at, appliedAt }) => (
        <li key={id}>
          <span>
            <b>{type.replace('_', ' ')}</b>
            {amount !== null && currency && ` ${money(amount, currency)}`},{' '}
            {t('told by {provider}', { provider })}
          </span>
          <span className="desk__muted">
            <Moment at={at} /> ·{' '}
            {appliedAt === null
              ? 'waits to be applied'
              : t('came to: {outcome}', { outcome: (outcome ?? '').replace('_', ' ') })}
            {error && ` · ${error}`} · <code>{id}</code>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What a refund means for each upgrade whose price stands on the order (decision 025). */
const warningsOf = (shaken: readonly ShakenUpgrade[], nameOf: CustomerFile['nameOf']): string[] =>
  shaken.map(({ number, pid, currency, amount }) => {
    const missing = amount === null ? 'what this refund gives back' : `the missing ${money(amount, currency)}`
    return `${nameOf(pid)} (${number}) was sold at a price that stands on this order. After the refund its owner is told and has ${DAYS_TO_PAY} days to pay ${missing}; otherwise that upgrade is refunded in full and its licence ends.`
  })

function PartForm({
  order: { number, total, refunded, currency },
  desk,
}: {
  order: OrderRecord
  desk: Desk
}) {
  return (
    <ActionForm
      desk={desk}
      action="refund"
      name="refund-part"
      subject={number}
      label={t('Refund a part')}
      hint={t(
        'A part of the {amount} goes back through the payer, with a credit note; licences and subscription stay. All that is left would be a refund of the order.',
        { amount: money(total - refunded, currency) },
      )}
    >
      <input type="hidden" name="seen" value={refunded} />
      <TypedField
        id={`amount-${number}`}
        name="amount"
        label={t('Amount in {currency}', { currency })}
        inputMode="decimal"
      />
    </ActionForm>
  )
}

function refundHint({ refunded, subscriptionId }: OrderRecord): string {
  const whole = t(
    '{isPart, select, yes {All that is left} other {All the money}} goes back through the payer, and the licences of this order stop at once.',
    { isPart: refunded > 0 ? 'yes' : 'no' },
  )
  return subscriptionId ? `${whole} ${t('The subscription that it is a charge of ends.')}` : whole
}

type ActionsProps = { order: OrderRecord; desk: Desk; warnings: readonly string[] }

function Actions({ order, desk, warnings }: ActionsProps) {
  const allowed = allowedForOrder(order)
  if (allowed.length === 0)
    return (
      <p className="desk__muted">
        {t('The order is {state}: its email cannot be sent and it cannot be refunded.', {
          state: stateName(stateOfOrder(order)),
        })}
      </p>
    )
  return (
    <div className="desk__actions">
      <ActionForm
        desk={desk}
        action="resend"
        subject={order.number}
        label={t('Send the keys again')}
        hint={t('An email with the keys of this order goes to {email}.', { email: order.email })}
      />
      <ActionForm
        desk={desk}
        action="refund"
        subject={order.number}
        label={refundLabel(order)}
        hint={refundHint(order)}
        warnings={warnings}
      />
      <PartForm order={order} desk={desk} />
      {order.state === 'paid' && <MoveForm number={order.number} desk={desk} />}
    </div>
  )
}
