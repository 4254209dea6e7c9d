import { type CouponSales, salesByCoupon } from '@/server/sales/by-coupon'
import { t } from '../../words/of-request'
import { type Amount, inCurrency, type Question, type Report, ranks, sumOf } from '../report'

export async function couponsReport({ span, currency }: Question): Promise<Report> {
  const coupons = inCurrency(await salesByCoupon(span.from, span.until), currency)
  return {
    head: ['Code', 'Currency', 'Orders', 'Revenue', 'Discount given'],
    rows: coupons.map(each => [each.code, each.currency, each.orders, ...amountsOf(each)]),
    sums: [],
    charts: [ranks(t('Orders by code'), barsOf(coupons))],
    notes: [
      'Codes that buyers typed and those that a campaign applied automatically, by the prices that orders were sold on. An order with two codes counts for both; renewals do not count.',
      'Revenue is what was paid less what went back, by the day of the payment.',
    ],
  }
}

const amountsOf = ({ currency, revenue, given }: CouponSales): Amount[] => [
  { amount: revenue, currency },
  { amount: given, currency },
]

const barsOf = (coupons: readonly CouponSales[]) =>
  [...new Set(coupons.map(({ code }) => code))].map(name => {
    const value = sumOf(
      coupons.filter(({ code }) => code === name),
      ({ orders }) => orders,
    )
    return { name, value, text: t('{count, plural, one {# order} other {# orders}}', { count: value }) }
  })
