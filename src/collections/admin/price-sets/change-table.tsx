import { formatMoney, type Plan } from '@/pricing'
import { percentOf, type ShownChange, type ShownPlan } from '@/server/price-sets/shown'
import { SYSTEM_LABELS } from '../../fields/options'
import type { Changes } from '../../price-sets/screen-data'
import { spoken, t } from '../words/of-request'
import { planText } from '../words/shop-names'
import { bracketed } from '../words/written/bracketed'
import { Scrolled } from './scrolled'
import { percentText } from './words'

type Props = { changes: Changes; csv: string }

/** Every plan in every currency, before and after, with what to look at above it. */
export const ChangeTable = ({ changes, csv }: Props) => (
  <section aria-label={t('What changes')} className="lab__form">
    <h2>{t('What changes')}</h2>
    <p>
      {summaryOf(changes)} <a href={csv}>{t('As a table for a spreadsheet')}</a>
    </p>
    {changes.large > 0 && (
      <p className="lab__problem">
        {t(
          '{count, plural, one {# price changes} other {# prices change}} by more than 30%, marked “over 30%” below.',
          { count: changes.large },
        )}
      </p>
    )}
    <Oddities changes={changes} />
    <Scrolled label={t('Prices before and after')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('Product')}</th>
            <th scope="col">{t('Plan')}</th>
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
  if (!extremes) return t('No price changes.')
  const said = ({ plan, percent }: (typeof extremes)['largest']) =>
    `${plan.name}, ${planText(plan.plan)} ${percentText(percent)}`
  return t(
    '{count, plural, one {# plan} other {# plans}} in four currencies. Largest change: {largest}. Smallest: {smallest}.',
    { count: plans.length, largest: said(extremes.largest), smallest: said(extremes.smallest) },
  )
}

const Row = ({ shown: { plan, changes } }: { shown: ShownPlan }) => (
  <tr>
    <th scope="row">
      {plan.name} <span className="lab__muted">{t(SYSTEM_LABELS[plan.os])}</span>
    </th>
    <td>{planText(plan.plan)}</td>
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
      ? formatMoney(after, currency, spoken())
      : `${formatMoney(before, currency, spoken())} → ${formatMoney(after, currency, spoken())}`
  return (
    <>
      <span className="lab__money">{said(selling)}</span>
      <span className="lab__rule lab__muted lab__money">
        {t('List price {price}', { price: said(list) })}
      </span>
      {isLarge && (
        <strong className="lab__rule">
          {t('over 30% ({change})', { change: percentText(percentOf(selling)) })}
        </strong>
      )}
    </>
  )
}

const SHOWN = 20

function Oddities({ changes: { oddities } }: Pick<Props, 'changes'>) {
  if (oddities.length === 0) return null
  return (
    <>
      <h3>{t('Plans that cost more than larger ones')}</h3>
      <ul>
        {oddities.slice(0, SHOWN).map(({ product, less, more, wasThere }) => (
          <li key={`${product.pid} ${less} ${more}`}>
            {oddityText({
              product: bracketed(spoken(), product.name, t(SYSTEM_LABELS[product.os])),
              less,
              more,
              wasThere,
            })}
          </li>
        ))}
      </ul>
      {oddities.length > SHOWN && <p>{t('And {count} more.', { count: oddities.length - SHOWN })}</p>}
    </>
  )
}

type Telling = { product: string; less: Plan; more: Plan; wasThere: boolean }

function oddityText({ product, less, more, wasThere }: Telling): string {
  const named = { product, less: planText(less), more: planText(more) }
  return wasThere
    ? t('{product}: {less} costs more than {more}, as it does now.', named)
    : t('{product}: {less} costs more than {more}.', named)
}
