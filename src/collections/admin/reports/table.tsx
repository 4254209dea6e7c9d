import { retold, t } from '../words/of-request'
import { type Cell, money, type Report, shown } from './report'

type Props = { title: string; report: Pick<Report, 'head' | 'rows' | 'sums'> }

/** Scrolls in a box of its own, which the keyboard reaches. */
export const ReportTable = ({ title, report: { head, rows, sums } }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
  <section className="reports__scroll" tabIndex={0} aria-label={t('Table: {title}', { title })}>
    <table className="plain-table reports__table">
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={numberClass(rows[0]?.[column] ?? '')}>
              {retold(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(cells => row(cells, head))}</tbody>
      {sums.length > 0 && <tfoot>{sums.map(cells => row(cells, head))}</tfoot>}
    </table>
  </section>
)

const row = ([name = '', ...cells]: readonly Cell[], head: readonly string[]) => (
  <tr key={[name, ...cells].map(cellText).join()}>
    <th scope="row">{cellText(name)}</th>
    {cells.map((cell, index) => (
      <td key={head[index + 1]} className={numberClass(cell)}>
        {cellText(cell)}
      </td>
    ))}
  </tr>
)

const numberClass = (cell: Cell) => (typeof cell === 'string' ? undefined : 'reports__number')

const cellText = (cell: Cell): string =>
  typeof cell === 'object' ? money(cell.amount, cell.currency) : shown(String(cell))
