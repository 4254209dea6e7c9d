import { formatMoney, type Quote } from '@/pricing'
import type { Replay } from '@/server/price-lab/replay'
import { spoken, t } from '../../words/of-request'
import { receiptText } from '../../words/receipt-text'
import { type Places, RuleLink } from '../parts'
import { refusalText } from '../why-not'

type PaidProps = { order: Replay['order']; places: Places }

export function PaidSums({ order: { quote, currency, total }, places }: PaidProps) {
  const then = (amount: number) => formatMoney(amount, currency, spoken())
  return (
    <>
      <dl className="sum-list">
        {quote.receipt.map(line => (
          <div key={`${line.kind} ${line.rule}`}>
            <dt>
              <LineName line={line} offType={quote.offType} places={places} />
            </dt>
            <dd>{then(line.amount)}</dd>
          </div>
        ))}
        <Total text={then(total)} />
      </dl>
      <Refused refused={quote.refused} places={places} />
    </>
  )
}

type LineProps = { line: Replay['order']['quote']['receipt'][number]; offType: number; places: Places }

/** As the same rule is called today; a rule that is gone by what it was. */
function LineName({ line, offType, places }: LineProps) {
  const { kind, rule } = line
  const isOfRule = kind === 'offer' || kind === 'campaign' || kind === 'coupon'
  if (!isOfRule || !places.ruleAt(kind, rule)) return receiptText(line, offType)
  return <RuleLink name={{ kind, rule }} places={places} />
}

export function SumsToday({ today, places }: { today: Quote; places: Places }) {
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
