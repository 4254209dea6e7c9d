import { DECIMALS } from '@/pricing'
import { csvOf } from '../csv/write'
import { type PriceBeside, savingOf } from './what-changes'

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
  csvOf([HEAD, ...prices.map(price => cellsOf(price, words))])

function cellsOf(price: PriceBeside, { nameOf, planText, whereText }: Words): string[] {
  const { pid, plan, currency, before, after } = price
  const amount = (minor: number) => (minor / 10 ** DECIMALS[currency]).toFixed(DECIMALS[currency])
  return [
    ...[nameOf(pid), planText(plan), currency, amount(before), amount(after)],
    ...[String(savingOf(price)), whereText(price)],
  ]
}
