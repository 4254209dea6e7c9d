import './plain-table.css'
import { formatMoney } from '@/pricing'
import type { Difference } from '@/server/experiments/interval'
import { experimentResults, type GroupResult } from '@/server/experiments/results'
import { isMarketer } from '../access/roles'
import { speak, spoken, t } from './words/of-request'

const NAMES = { a_show: 'A: sees the difference', b_close: 'B: as it always is' } as const

type Props = {
  data?: Readonly<Record<string, unknown>>
  req: { user: unknown } & Parameters<typeof speak>[0]
}

/** What a test of plans brought so far, above its form. */
export async function ExperimentResults({ data, req }: Props) {
  // Who may plan no test need not see what is sold.
  if (!isMarketer(req.user)) return null
  speak(req)
  const key = data?.key
  if (typeof key !== 'string' || !data?.id) return null
  const { groups, difference } = await experimentResults(key)
  return (
    <section className="field-type" aria-labelledby="experiment-results">
      <h3 id="experiment-results">{t('Results so far')}</h3>
      <div className="wide-table">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('Group')}</th>
              <th scope="col">{t('Visitors')}</th>
              <th scope="col">{t('Orders')}</th>
              <th scope="col">{t('Of 100 visitors buy')}</th>
              <th scope="col">{t('Revenue')}</th>
            </tr>
          </thead>
          <tbody>{groups.map(rowOf)}</tbody>
        </table>
      </div>
      <p>{difference ? differenceText(difference) : t(NOT_ENOUGH)}</p>
    </section>
  )
}

const NOT_ENOUGH =
  'Not enough yet to say which group buys more: it takes 100 visitors in each group and ten orders in all.'

const RANGE = 'Of 100 visitors {points} more buy in group A; with 95 % certainty between {from} and {until}.'

const rowOf = ({ group, visitors, orders, revenue }: GroupResult) => (
  <tr key={group}>
    <th scope="row">{t(NAMES[group])}</th>
    <td>{visitors}</td>
    <td>{orders}</td>
    <td>{visitors === 0 ? '–' : percent((100 * orders) / visitors)}</td>
    <td>
      {revenue.map(({ amount, currency }) => formatMoney(amount, currency, spoken())).join(' + ') || '–'}
    </td>
  </tr>
)

const percent = (points: number): string => points.toFixed(1).replace('-', '−')

function differenceText({ points, from, until }: Difference): string {
  const range = t(RANGE, { points: percent(points), from: percent(from), until: percent(until) })
  if (from > 0) return `${range} ${t('Group A buys more.')}`
  if (until < 0) return `${range} ${t('Group B buys more.')}`
  return `${range} ${t('That is no difference yet: zero lies in between.')}`
}
