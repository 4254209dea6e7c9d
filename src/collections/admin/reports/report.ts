import { CURRENCIES, type Currency, formatMoney } from '@/pricing'
import { isDay } from '@/server/time-zones/days'
import type { Unit } from '@/server/time-zones/periods'
import { PLAN_LABELS, planLabel, SYSTEM_LABELS } from '../../fields/options'
import { label, retold, spoken } from '../words/of-request'
import { dayText } from '../words/written/day-text'
import type { ReportSpan } from './span'

/** In minor units. */
export type Amount = { amount: number; currency: Currency }
export type Cell = string | number | Amount

/** `text`: the value as people read it. */
export type Bar = { name: string; value: number; text: string }

/** `parts`: bars side by side in the order of time; `ranks`: the largest above the others, each with its name. */
export type Chart = { caption: string; shape: 'parts' | 'ranks'; bars: Bar[] }

/** One report in every form that it has; `sums` stand below the rows of the table alone. */
export type Report = { head: string[]; rows: Cell[][]; sums: Cell[][]; charts: Chart[]; notes: string[] }

/** What a report is asked for, at an instant (ms). */
export type Question = {
  span: ReportSpan
  per: Unit | ''
  currency: Currency | ''
  campaign: string
  at: number
}

type InCurrency = { currency: Currency }

/** Those of the currency that was asked for; all where none was. */
export const inCurrency = <Row extends InCurrency>(rows: readonly Row[], currency: Currency | ''): Row[] =>
  rows.filter(row => currency === '' || row.currency === currency)

/** The currencies that there are among rows, in the usual order. */
export const currenciesOf = (rows: readonly InCurrency[]): Currency[] =>
  CURRENCIES.filter(currency => rows.some(row => row.currency === currency))

export const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)

export const money = (amount: number, currency: Currency): string => formatMoney(amount, currency, spoken())

type Named = { pid: number | null; name: string | null; os: keyof typeof SYSTEM_LABELS | null }

/** «Netflix Downloader, Mac»: both systems have the same name. */
export function productText({ pid, name, os }: Named): string {
  if (pid === null) return 'No longer known'
  return os ? `${name ?? pid}, ${SYSTEM_LABELS[os]}` : (name ?? String(pid))
}

export const planCell = (plan: string | null): string => (plan === null ? '–' : planLabel(plan))

/** What a cell or a bar says, in the language of who looks; the file is in English. */
export function shown(text: string): string {
  if (isDay(text)) return dayText(text)
  const plan = Object.values(PLAN_LABELS).find(each => text.endsWith(each))
  return plan ? text.slice(0, -plan.length) + label(plan) : retold(text)
}

const MOST_RANKS = 12

/** The largest of them, each with a bar; those without a value have none. */
export function ranks(caption: string, bars: readonly Bar[]): Chart {
  const largest = bars.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)
  return { caption, shape: 'ranks', bars: largest.slice(0, MOST_RANKS) }
}
