import { formatMoney, type Line } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { MatrixRow } from '@/server/catalogue/suite-matrix'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { classes } from '../ui/classes'
import { PartedName } from '../ui/parted-name'

const LINES = ['video', 'music', 'adult'] as const satisfies readonly Line[]

const CELL = 'px-1.5 py-4 text-end tabular-nums sm:px-4'

/** This product, its suite, video with music, and three computers: what each opens, and what it costs for good. */
export function SuiteMatrix({ shown }: { shown: ProductPage }) {
  const { matrix, visit } = shown
  const t = translator(visit.locale, 'product')
  const lines = LINES.filter(line => matrix.some(({ opens }) => opens[line]))
  return (
    <table className="w-full border-collapse max-sm:text-sm" data-matrix>
      <caption className="pb-3 text-start text-sm text-muted">{t('matrix.caption')}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-3 ps-2 pe-2 text-start font-normal sm:ps-4">
            {t('matrix.license')}
          </th>
          {lines.map(line => (
            <th key={line} scope="col" className={classes(CELL, 'py-3 font-normal whitespace-nowrap')}>
              {t(`matrix.opens.${line}`)}
            </th>
          ))}
          <th scope="col" className={classes(CELL, 'hidden py-3 font-normal sm:table-cell')}>
            {t('matrix.computers')}
          </th>
          <th scope="col" className={classes(CELL, 'py-3 font-normal whitespace-nowrap')}>
            {t('matrix.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {matrix.map(row => (
          <MatrixLine key={row.kind} {...{ row, lines, shown }} />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = { row: MatrixRow; lines: readonly (typeof LINES)[number][]; shown: ProductPage }

function MatrixLine({ row, lines, shown }: LineProps) {
  const { kind, opens, seats, price } = row
  const currency = shown.comparison?.currency ?? 'USD'
  return (
    <tr
      data-row={kind}
      className={classes('border-b border-line align-baseline', kind === 'this' && 'bg-accent-soft')}
    >
      <th scope="row" className="py-4 ps-2 pe-2 text-start font-semibold max-[22.5rem]:wrap-anywhere sm:ps-4">
        <RowName row={row} shown={shown} />
      </th>
      {lines.map(line => (
        <td key={line} className={CELL}>
          {opens[line] ?? '–'}
        </td>
      ))}
      <td className={classes(CELL, 'hidden sm:table-cell')}>{seats}</td>
      <td className={classes(CELL, 'font-semibold whitespace-nowrap')}>
        {formatMoney(price, currency, shown.visit.locale)}
      </td>
    </tr>
  )
}

/** The adult suite has no page of its own (PAGES). */
function RowName({ row: { kind, route, seats }, shown }: Pick<LineProps, 'row' | 'shown'>) {
  const { visit, name, nameOf, product } = shown
  const t = translator(visit.locale, 'product')
  const label = kind === 'this' ? name : nameOf(route)
  const said = seats > 1 ? t('matrix.seats', { name: label, count: seats }) : label
  if (kind === 'this' || product.line === 'adult' || route === product.route)
    return <PartedName name={said} />
  return (
    <a
      href={pathOf(page('product', route), visit.site, visit.locale)}
      className="text-accent underline underline-offset-4"
    >
      <PartedName name={said} />
    </a>
  )
}
