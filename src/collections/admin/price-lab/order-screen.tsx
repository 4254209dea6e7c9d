import { Button } from '@payloadcms/ui'
import { type Currency, formatMoney, isQuoteError, type PriceDifference, type Quote } from '@/pricing'
import type { Replay } from '@/server/price-lab/replay'
import { Moment } from '../support/moment'
import { quoted, spoken, t } from '../words/of-request'
import type { OrderData } from './lab-data'
import { type Places, ProductLink, planText, RuleLink, ruleText } from './parts'
import { differenceText, notPricedText, refusalText } from './words'

type Props = { data: OrderData; places: Places }

export function OrderScreen({ data: { asked, replay }, places }: Props) {
  if (replay === 'not_allowed') return <p>{t('Only staff who look after customers may see orders.')}</p>
  const isUnknown = replay === null
  return (
    <>
      <form method="get" action={`${places.admin}/price-lab`} className="lab__form">
        <input type="hidden" name="screen" value="order" />
        <div className="lab__field">
          <label htmlFor="lab-order">{t('Order number')}</label>
          <input
            id="lab-order"
            name="order"
            defaultValue={asked.order}
            required
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isUnknown ? true : undefined}
            aria-describedby={isUnknown ? 'lab-order-problem' : undefined}
          />
          {isUnknown && (
            <span id="lab-order-problem" className="lab__problem" role="alert">
              {t('There is no order with this number.')}
            </span>
          )}
        </div>
        <div className="lab__buttons">
          <Button type="submit" size="medium" margin={false}>
            {t('Show the order')}
          </Button>
        </div>
      </form>
      {replay && <Replayed replay={replay} places={places} />}
    </>
  )
}

function Replayed({ replay: { order, today, differences }, places }: { replay: Replay; places: Places }) {
  const { quote, currency } = order
  const then = (amount: number) => formatMoney(amount, currency, spoken())
  return (
    <section aria-labelledby="lab-replay" className="lab__replay">
      <h2 id="lab-replay">{order.number}</h2>
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
      <div className="lab__sides">
        <div className="lab__card">
          <h3>{order.paidAt === null ? t('The order') : t('What was paid')}</h3>
          <dl className="sum-list">
            {quote.receipt.map(({ kind, rule, label, amount }) => (
              <div key={`${kind} ${rule}`}>
                <dt>
                  {kind === 'offer' || kind === 'campaign' || kind === 'coupon' ? (
                    <RuleLink name={{ kind, rule }} places={places} text={label} />
                  ) : (
                    label
                  )}
                </dt>
                <dd>{then(amount)}</dd>
              </div>
            ))}
            <Total text={then(order.total)} />
          </dl>
          <Refused refused={quote.refused} places={places} />
        </div>
        <div className="lab__card">
          <h3>{t('The same today')}</h3>
          {isQuoteError(today) ? (
            <p>{notPricedText(today.error)}</p>
          ) : (
            <Today today={today} places={places} />
          )}
        </div>
      </div>
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
    </section>
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

function Today({ today, places }: { today: Quote; places: Places }) {
  const now = (amount: number) => formatMoney(amount, today.currency, spoken())
  return (
    <>
      <dl className="sum-list">
        <div>
          <dt>{t('List price')}</dt>
          <dd>{now(today.list)}</dd>
        </div>
        {today.steps.map(({ kind, rule, before, after }) => (
          <div key={`${kind} ${rule}`}>
            <dt>
              {kind === 'selling' ? t('Shop discount') : <RuleLink name={{ kind, rule }} places={places} />}
            </dt>
            <dd>{now(after - before)}</dd>
          </div>
        ))}
        <Total text={now(today.price)} />
      </dl>
      <Refused refused={today.refused} places={places} />
    </>
  )
}

const Total = ({ text }: { text: string }) => (
  <div>
    <dt>{t('Price')}</dt>
    <dd>{text}</dd>
  </div>
)

function Refused({ refused, places }: { refused: Quote['refused']; places: Places }) {
  if (refused.length === 0) return null
  return (
    <ul className="lab__muted">
      {refused.map(({ kind, rule, because }) => (
        <li key={`${kind} ${rule}`}>
          <RuleLink name={{ kind, rule }} places={places} />
          {` – ${refusalText(because)}`}
        </li>
      ))}
    </ul>
  )
}
