import { type Currency, formatMoney, isQuoteError, type PriceDifference } from '@/pricing'
import type { Replay } from '@/server/price-lab/replay'
import { Moment } from '../../support/moment'
import { quoted, spoken, t } from '../../words/of-request'
import { planText } from '../../words/shop-names'
import { type Places, ProductLink, ruleText } from '../parts'
import { notPricedText } from '../why-not'
import { differenceText } from './difference-text'
import { PaidSums, SumsToday } from './order-sums'

type Props = { replay: Replay; places: Places }

/** What was paid beside the same of today, and what made the difference. */
export function OrderReplay({ replay: { order, today, differences }, places }: Props) {
  return (
    <section aria-labelledby="lab-replay" className="lab__replay">
      <h2 id="lab-replay">{order.number}</h2>
      <About order={order} places={places} />
      <div className="lab__sides">
        <div className="lab__card">
          <h3>{order.paidAt === null ? t('The order') : t('What was paid')}</h3>
          <PaidSums order={order} places={places} />
        </div>
        <div className="lab__card">
          <h3>{t('The same today')}</h3>
          {isQuoteError(today) ? (
            <p>{notPricedText(today.error)}</p>
          ) : (
            <SumsToday today={today} places={places} />
          )}
        </div>
      </div>
      <Differences {...{ differences, currency: order.currency, places }} />
    </section>
  )
}

function About({ order, places }: { order: Replay['order']; places: Places }) {
  const { quote } = order
  return (
    <>
      <p>
        <ProductLink pid={quote.pid} places={places} />, {planText(quote.plan)} · {t('priced on')}{' '}
        <Moment at={order.pricedAt} /> · {order.paidAt === null ? t('not paid') : t('paid')}
        {order.charge !== null && ` · ${t('a charge of a subscription')}`}
      </p>
      <p>
        {order.stoodOn > 0
          ? t(
              '{count, plural, one {One license of the buyer counted for this price; the price of today is asked for with it too.} other {# licenses of the buyer counted for this price; the price of today is asked for with them too.}}',
              { count: order.stoodOn },
            )
          : t('Nothing that the buyer owned counted for this price.')}
      </p>
    </>
  )
}

type DifferencesProps = { differences: readonly PriceDifference[]; currency: Currency; places: Places }

function Differences({ differences, currency, places }: DifferencesProps) {
  return (
    <>
      <h3>{t('What is different')}</h3>
      {differences.length === 0 ? (
        <p>{t('Nothing: the same rules come to the same price.')}</p>
      ) : (
        <ul>
          {differences.map(difference => (
            <li key={JSON.stringify(difference)}>{textOf(difference, { currency, places })}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function textOf(
  difference: PriceDifference,
  { currency, places }: { currency: Currency; places: Places },
): string {
  const rule = 'rule' in difference ? ruleText({ kind: difference.by, rule: difference.rule }, places) : ''
  return differenceText(difference, {
    rule: quoted(rule),
    money: amount => formatMoney(amount, currency, spoken()),
  })
}
