import type { Currency } from '@/pricing'
import { type PlanSubscriptions, subscriptionsByPlan } from '@/server/subscriptions/by-plan'
import { t } from '../../words/of-request'
import {
  type Cell,
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

export async function subscriptionsReportOf({ span, currency }: Question): Promise<Report> {
  const all = inCurrency(await subscriptionsByPlan(span.from, span.until), currency)
  const of = (wanted: Currency) => all.filter(each => each.currency === wanted)
  return {
    head: [
      ...['Product', 'Plan', 'Currency', 'Begun', 'Ended', 'Renewals', 'Revenue of renewals'],
      ...['Renewing now', 'Recurring a month now'],
    ],
    rows: all.map(each => [productText(each), planCell(each.plan), ...figuresOf(each)]),
    sums: currenciesOf(all).map(each => ['All', '', ...countsOf(of(each), each)]),
    charts: currenciesOf(all).map(each =>
      ranks(
        t('Subscriptions that renew now, in {currency}', { currency: each }),
        of(each).map(row => ({
          name: `${productText(row)}, ${planCell(row.plan)}`,
          value: row.renewing,
          text: t('{count}, {amount} a month', { count: row.renewing, amount: money(row.monthly, each) }),
        })),
      ),
    ),
    notes: [
      'By the product and the plan that each subscription has now. Begun: the first payment came in the period.',
      '“Now” is the moment of this report, whatever period it is for: subscriptions that renew, late payers among them, and a month of what they agreed to.',
    ],
  }
}

function figuresOf({
  currency,
  begun,
  ended,
  renewals,
  renewed,
  renewing,
  monthly,
}: PlanSubscriptions): Cell[] {
  return [
    ...[currency, begun, ended, renewals, { amount: renewed, currency }],
    ...[renewing, { amount: monthly, currency }],
  ]
}

const countsOf = (rows: readonly PlanSubscriptions[], currency: Currency): Cell[] => [
  ...[currency, sumOf(rows, each => each.begun), sumOf(rows, each => each.ended)],
  ...[sumOf(rows, each => each.renewals), { amount: sumOf(rows, each => each.renewed), currency }],
  ...[sumOf(rows, each => each.renewing), { amount: sumOf(rows, each => each.monthly), currency }],
]
