import { isDay } from '@/server/time-zones/days'
import { HABITS } from '../words/language'
import { retold, spoken, t } from '../words/of-request'
import { type Cell, money, type Report, shown } from './report'

type Props = { title: string; report: Pick<Report, 'head' | 'rows' | 'sums'> }

/** Scrolls in a box of its own, which the keyboard reaches. */
export const ReportTable = ({ title, report: { head, rows, sums } }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
  <section className="wide-table" tabIndex={0} aria-label={t('Table: {title}', { title })}>
    <table className="plain-table reports__table">
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={isOfNumbers(rows, column) ? 'reports__number' : undefined}>
              {retold(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(cells => row(cells, { head, rows }))}</tbody>
      {sums.length > 0 && <tfoot>{sums.map(cells => row(cells, { head, rows }))}</tfoot>}
    </table>
  </section>
)

const row = ([name = '', ...cells]: readonly Cell[], { head, rows }: Pick<Report, 'head' | 'rows'>) => (
  <tr key={[name, ...cells].map(cellText).join()}>
    <th scope="row" className={typeof name === 'string' && isDay(name) ? 'reports__day' : undefined}>
      {cellText(name)}
    </th>
    {cells.map((cell, index) => (
      <td key={head[index + 1]} className={isOfNumbers(rows, index + 1) ? 'reports__number' : undefined}>
        {cellText(cell)}
      </td>
    ))}
  </tr>
)

/** Also where a cell has no figure. */
const isOfNumbers = (rows: Report['rows'], column: number): boolean =>
  rows.some(({ [column]: cell = '' }) => typeof cell !== 'string')

function cellText(cell: Cell): string {
  if (typeof cell === 'object') return money(cell.amount, cell.currency)
  return typeof cell === 'number' ? cell.toLocaleString(HABITS[spoken()]) : shown(cell)
}
