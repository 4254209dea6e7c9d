import './plain-table.css'
import { formatMoney } from '@/pricing'
import { experimentResults, type GroupResult } from '@/server/experiments/results'
import { isMarketer } from '../access/roles'
import { differenceText, partOf100 } from './experiment-difference'
import { speak, spoken, t } from './words/of-request'

const NAMES = { a_show: 'A: with the change', b_close: 'B: without the change' } as const

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
      <p>{difference ? differenceText(difference, spoken()) : t(NOT_ENOUGH)}</p>
    </section>
  )
}

const NOT_ENOUGH =
  'Not enough yet to say which group buys more: it takes 100 visitors in each group and ten orders in all.'

const rowOf = ({ group, visitors, orders, revenue }: GroupResult) => (
  <tr key={group}>
    <th scope="row">{t(NAMES[group])}</th>
    <td>{visitors}</td>
    <td>{orders}</td>
    <td>{visitors === 0 ? '–' : partOf100((100 * orders) / visitors, spoken())}</td>
    <td>
      {revenue.map(({ amount, currency }) => formatMoney(amount, currency, spoken())).join(' + ') || '–'}
    </td>
  </tr>
)
