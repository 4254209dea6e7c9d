import { DECIMALS } from '@/pricing'
import { type PriceBeside, savingOf } from './what-changes'

const BYTE_ORDER_MARK = '\uFEFF'
const HEAD = [
  'Product',
  'Plan',
  'Currency',
  'Without the campaign',
  'With the campaign',
  'Saving in percent',
  'Where',
]

type Words = {
  nameOf: (pid: number) => string
  planText: (plan: string) => string
  whereText: (price: PriceBeside) => string
}

/** Prices without a campaign and with it, for a spreadsheet. */
export const priceCsv = (prices: readonly PriceBeside[], words: Words): string =>
  csvText([HEAD, ...prices.map(price => cellsOf(price, words))])

/** Rows for a spreadsheet: in UTF-8, every cell quoted, and no cell a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map(lineOf).join('')

function cellsOf(price: PriceBeside, { nameOf, planText, whereText }: Words): string[] {
  const { pid, plan, currency, before, after } = price
  const amount = (minor: number) => (minor / 10 ** DECIMALS[currency]).toFixed(DECIMALS[currency])
  return [
    ...[nameOf(pid), planText(plan), currency, amount(before), amount(after)],
    ...[savingOf(price).toFixed(1), whereText(price)],
  ]
}

const lineOf = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\r\n`

/** A spreadsheet takes what begins like this for a formula; a number that is negative stays one. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

const cellText = (text: string): string => {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
