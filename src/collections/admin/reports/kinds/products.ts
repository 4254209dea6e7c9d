import type { Currency } from '@/pricing'
import { type PlanSales, salesByPlan } from '@/server/sales/by-plan'
import { t } from '../../words/of-request'
import {
  type Amount,
  currenciesOf,
  inCurrency,
  money,
  planCell,
  productText,
  type Question,
  type Report,
  ranks,
  sumOf,
} from '../report'

export async function productsReport({ span, currency }: Question): Promise<Report> {
  const sales = inCurrency(await salesByPlan(span.from, span.until), currency)
  const of = (wanted: Currency) => sales.filter(each => each.currency === wanted)
  return {
    head: ['Product', 'Plan', 'Currency', 'Licenses issued', 'Orders', 'Revenue'],
    rows: sales.map(each => [
      ...[productText(each), planCell(each.plan), each.currency, each.licences, each.orders],
      amountOf(each),
    ]),
    sums: currenciesOf(sales).map(each => [
      ...['All', '', each, sumOf(of(each), ({ licences }) => licences), sumOf(of(each), row => row.orders)],
      { amount: sumOf(of(each), ({ revenue }) => revenue), currency: each },
    ]),
    charts: currenciesOf(sales).map(each =>
      ranks(
        t('Revenue by product and plan in {currency}', { currency: each }),
        of(each).map(row => ({
          name: `${productText(row)}, ${planCell(row.plan)}`,
          value: row.revenue,
          text: money(row.revenue, each),
        })),
      ),
    ),
    notes: [
      'Orders are invoices, renewals and later payments too; revenue is what they brought less the credit notes of the period, with the tax inside.',
      'Licenses are those issued in the period, whatever became of them since. A bundle is a product of its own here.',
    ],
  }
}

const amountOf = ({ revenue, currency }: PlanSales): Amount => ({ amount: revenue, currency })
