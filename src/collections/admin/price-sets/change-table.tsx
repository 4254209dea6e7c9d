import { formatMoney } from '@/pricing'
import { percentOf, type ShownChange, type ShownPlan } from '@/server/price-sets/shown'
import { PLAN_LABELS } from '../../fields/options'
import type { Changes } from '../../price-sets/screen-data'
import { SYSTEMS } from '../price-lab/words'
import { Scrolled } from './scrolled'
import { percentText } from './words'

type Props = { changes: Changes; csv: string }

/** Every plan in every currency, before and after, with what to look at above it. */
export const ChangeTable = ({ changes, csv }: Props) => (
  <section aria-label="What changes" className="lab__form">
    <h2>What changes</h2>
    <p>
      {summaryOf(changes)} <a href={csv}>As a table for a spreadsheet</a>
    </p>
    {changes.large > 0 && (
      <p className="lab__problem">
        {`${changes.large} prices change by more than 30 %. They are marked “over 30 %”.`}
      </p>
    )}
    <Oddities changes={changes} />
    <Scrolled label="Prices before and after">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Plan</th>
            {(changes.plans[0]?.changes ?? []).map(({ currency }) => (
              <th key={currency} scope="col">
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.plans.map(shown => (
            <Row key={shown.plan.id} shown={shown} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  </section>
)

function summaryOf({ plans, extremes }: Changes): string {
  if (!extremes) return 'No price changes.'
  const said = ({ plan, percent }: (typeof extremes)['largest']) => `${plan.pay_key} ${percentText(percent)}`
  return `${plans.length} plans in four currencies. Largest: ${said(extremes.largest)}. Smallest: ${said(extremes.smallest)}.`
}

const Row = ({ shown: { plan, changes } }: { shown: ShownPlan }) => (
  <tr>
    <th scope="row">
      {plan.name} <span className="lab__muted">{SYSTEMS[plan.os]}</span>
    </th>
    <td>{PLAN_LABELS[plan.plan] ?? plan.plan}</td>
    {changes.map(change => (
      <td key={change.currency} className={change.isLarge ? 'lab__differs' : undefined}>
        <Amounts change={change} />
      </td>
    ))}
  </tr>
)

function Amounts({ change: { currency, selling, list, isLarge } }: { change: ShownChange }) {
  const said = ({ before, after }: ShownChange['list']) =>
    before === after
      ? formatMoney(after, currency, 'en')
      : `${formatMoney(before, currency, 'en')} → ${formatMoney(after, currency, 'en')}`
  return (
    <>
      <span className="lab__money">{said(selling)}</span>
      <span className="lab__rule lab__muted lab__money">{`List ${said(list)}`}</span>
      {isLarge && <strong className="lab__rule">{`over 30 % (${percentText(percentOf(selling))})`}</strong>}
    </>
  )
}

const SHOWN = 20

function Oddities({ changes: { oddities } }: Pick<Props, 'changes'>) {
  if (oddities.length === 0) return null
  return (
    <>
      <h3>Look at the order of plans</h3>
      <ul>
        {oddities.slice(0, SHOWN).map(({ product, less, more, wasThere }) => (
          <li key={`${product.pid} ${less} ${more}`}>
            {`${product.name} (${SYSTEMS[product.os]}): ${PLAN_LABELS[less]} costs more than ${PLAN_LABELS[more]}${wasThere ? ', as it does now.' : '.'}`}
          </li>
        ))}
      </ul>
      {oddities.length > SHOWN && <p>{`And ${oddities.length - SHOWN} more.`}</p>}
    </>
  )
}
