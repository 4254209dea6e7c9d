import type { Currency } from '@/pricing'
import { type PartSales, salesInParts } from '@/server/sales/in-parts'
import { daysBetween, startOfDay } from '@/server/time-zones/days'
import { partsOf, type Unit } from '@/server/time-zones/periods'
import { t } from '../../words/of-request'
import {
  type Amount,
  type Cell,
  type Chart,
  currenciesOf,
  inCurrency,
  money,
  type Question,
  type Report,
  sumOf,
} from '../report'

const UNIT_NAMES: Record<Unit, string> = { day: 'Day', week: 'Week from', month: 'Month from' }

const CAPTIONS = {
  day: 'Gross per day in {currency}',
  week: 'Gross per week in {currency}',
  month: 'Gross per month in {currency}',
} as const satisfies Record<Unit, string>

export async function salesReport({ span, per, currency }: Question): Promise<Report> {
  const unit = per || unitFor(daysBetween(span.days.from, span.days.until))
  const parts = partsOf(span.days, unit)
  const all = await salesInParts(
    parts.map(day => startOfDay(day, span.zone)),
    span.until,
  )
  const sales = inCurrency(all, currency)
  const currencies = currenciesOf(sales)
  const of = (wanted: Currency) => sales.filter(each => each.currency === wanted)
  return {
    head: [
      ...[UNIT_NAMES[unit], 'Currency', 'Orders', 'Gross', 'Tax', 'Net'],
      ...['Refunds', 'Refunded', 'Tax in refunds', 'Gross less refunds'],
    ],
    rows: sales.map(each => [parts[each.part] ?? '', ...figuresOf(each)]),
    sums: currencies.map(each => ['All', ...figuresOf(summed(of(each), each))]),
    charts: currencies.map(each => chartOf(of(each), each, { parts, unit })),
    notes: [
      'By invoices and credit notes: renewals and later payments count. What a bank took back after a complaint is no refund.',
      'Gross is what was paid, with the tax inside. Of sales through Paddle, which declares their tax itself, no tax is taken out.',
    ],
  }
}

/** So that a chart has some sixty bars at most. */
const unitFor = (days: number): Unit => (days <= 62 ? 'day' : days <= 370 ? 'week' : 'month')

function figuresOf({ currency, orders, sold, tax, refunds, refunded, refundedTax }: PartSales): Cell[] {
  const amount = (of: number): Amount => ({ amount: of, currency })
  return [
    ...[currency, orders, amount(sold), amount(tax), amount(sold - tax)],
    ...[refunds, amount(refunded), amount(refundedTax), amount(sold - refunded)],
  ]
}

const summed = (sales: readonly PartSales[], currency: Currency): PartSales => ({
  ...{ part: 0, currency },
  orders: sumOf(sales, each => each.orders),
  sold: sumOf(sales, each => each.sold),
  tax: sumOf(sales, each => each.tax),
  refunds: sumOf(sales, each => each.refunds),
  refunded: sumOf(sales, each => each.refunded),
  refundedTax: sumOf(sales, each => each.refundedTax),
})

type Parts = { parts: readonly string[]; unit: Unit }

/** Parts without sales too. */
function chartOf(sales: readonly PartSales[], currency: Currency, { parts, unit }: Parts): Chart {
  const bars = parts.map((name, index) => {
    const value = sales.find(({ part }) => part === index)?.sold ?? 0
    return { name, value, text: money(value, currency) }
  })
  return { caption: t(CAPTIONS[unit], { currency }), shape: 'parts', bars }
}
