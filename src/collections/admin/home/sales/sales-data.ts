import { CURRENCIES, type Currency } from '@/pricing'
import { type DaySales, salesByDay } from '@/server/sales/by-day'
import { bestProducts, type ProductSales } from '@/server/sales/by-product'
import { type SourceSales, salesBySource } from '@/server/sales/by-source'
import { utcDay } from '@/server/time-zones/days'
import { DAY, endOfDay } from '../days'

const PERIOD = 30 * DAY
const BEST = 10
const SOURCES = 5

/** Sums in minor units of a currency. */
type Sums = { orders: number; sold: number; refunded: number }

/** A currency's last 30 days, the 30 before, and each of the days, the oldest first. */
export type CurrencySales = { currency: Currency; last: Sums; before: Sums; days: DaySales[] }

export type SalesData = { sales: CurrencySales[]; products: ProductSales[]; sources: SourceSales[] }

/** What was sold in the 30 days of UTC up to and with that of an instant (ms), and in the 30 before. */
export async function salesData(at: number): Promise<SalesData> {
  const until = endOfDay(at)
  const since = until - PERIOD
  const [days, products, sources] = await Promise.all([
    salesByDay(since - PERIOD, until),
    bestProducts(since, until, BEST),
    salesBySource(since, until),
  ])
  const sales = CURRENCIES.map(currency => salesIn(currency, days, since))
  return { sales: sales.filter(each => each.days.length > 0), products, sources: sources.slice(0, SOURCES) }
}

function salesIn(currency: Currency, all: readonly DaySales[], since: number): CurrencySales {
  const sold = all.filter(each => each.currency === currency)
  const first = utcDay(since)
  return {
    currency,
    last: sumOf(sold.filter(({ day }) => day >= first)),
    before: sumOf(sold.filter(({ day }) => day < first)),
    days: everyDay(currency, sold, since - PERIOD),
  }
}

const sumOf = (days: readonly DaySales[]): Sums => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  sold: days.reduce((sum, { sold }) => sum + sold, 0),
  refunded: days.reduce((sum, { refunded }) => sum + refunded, 0),
})

/** Days without sales too; none at all where nothing was sold. */
function everyDay(currency: Currency, sold: readonly DaySales[], from: number): DaySales[] {
  if (sold.length === 0) return []
  return Array.from({ length: (2 * PERIOD) / DAY }, (_, index) => {
    const day = utcDay(from + index * DAY)
    return sold.find(each => each.day === day) ?? { day, currency, orders: 0, sold: 0, refunded: 0 }
  })
}
