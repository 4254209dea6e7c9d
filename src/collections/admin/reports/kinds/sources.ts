import { type SourceSales, salesBySource } from '@/server/sales/by-source'
import { t } from '../../words/of-request'
import { inCurrency, type Question, type Report, ranks } from '../report'

/** SPEC 9, tracking: what the last visits of buyers brought. */
export async function sourcesReport({ span, currency }: Question): Promise<Report> {
  const sources = await salesBySource(span.from, span.until)
  return {
    head: ['Source', 'Medium', 'Campaign', 'Orders in all currencies', 'Currency', 'Revenue'],
    rows: sources.flatMap(each =>
      inCurrency(each.revenue, currency).map(amount => [
        ...[each.source ?? 'Not told', each.medium ?? '–', each.campaign ?? '–', each.orders],
        ...[amount.currency, amount],
      ]),
    ),
    sums: [],
    charts: [
      ranks(
        t('Orders by source, in all currencies'),
        sources.map(each => ({
          name: nameOf(each),
          value: each.orders,
          text: t('{count, plural, one {# order} other {# orders}}', { count: each.orders }),
        })),
      ),
    ],
    notes: [
      'Paid orders by the last visit of each buyer: the site or campaign that a link named. Buyers who did not agree to statistics are among those without a source; renewals do not count.',
      'All five visits of a buyer stand with the order on the support desk.',
    ],
  }
}

const nameOf = ({ source, medium, campaign }: SourceSales): string =>
  [source, medium, campaign].filter(Boolean).join(', ') || 'Not told'
