import { DECIMALS } from '@/pricing'
import { csvOf } from '@/server/csv/write'
import type { Cell, Report } from './report'

/** A report for a spreadsheet: the rows of its table, amounts in whole units with the decimals of their currency. */
export const reportCsv = ({ head, rows }: Report): string =>
  csvOf([head, ...rows.map(cells => cells.map(cellText))])

function cellText(cell: Cell): string {
  if (typeof cell !== 'object') return String(cell)
  const decimals = DECIMALS[cell.currency]
  return (cell.amount / 10 ** decimals).toFixed(decimals)
}
