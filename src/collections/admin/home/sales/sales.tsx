import { formatMoney } from '@/pricing'
import { spoken, t } from '../../words/of-request'
import { ScrolledTable } from '../scrolled-table'
import { Part, Piece } from '../section'
import { DayChart } from './day-chart'
import type { CurrencySales, SalesData } from './sales-data'
import { Products, Sources } from './sales-lists'

type Props = { data: SalesData; admin: string }

export const Sales = ({ data: { sales, products, sources }, admin }: Props) => (
  <Part id="home-sales" title={t('Sales')}>
    <Piece id="home-sums" title={t('The last 30 days, and the 30 before')}>
      <p className="home__muted">
        {t(
          'By invoices and credit notes, in whole days of UTC, taxes included where prices include them. Renewals count. What a bank took back after a complaint is no refund.',
        )}
      </p>
      {sales.length === 0 ? <p>{t('Nothing was sold in the last 60 days.')}</p> : <SumsTable sales={sales} />}
      {sales.map(each => (
        <DayChart key={each.currency} sales={each} />
      ))}
    </Piece>
    <Piece id="home-products" title={t('Best products of the last 30 days')}>
      <Products products={products} />
    </Piece>
    <Piece id="home-sources" title={t('Where their orders came from')}>
      <Sources sources={sources} />
      <p>
        <a href={`${admin}/reports?report=sources`}>{t('All sources')}</a>
      </p>
    </Piece>
  </Part>
)

const SumsTable = ({ sales }: { sales: readonly CurrencySales[] }) => (
  <ScrolledTable
    caption={t('Sums of each currency')}
    head={[
      t('Currency'),
      t('Orders'),
      t('Sold'),
      t('Refunded'),
      t('Orders before'),
      t('Sold before'),
      t('Refunded before'),
    ]}
    rows={sales.map(({ currency, last, before }) => [
      currency,
      ...[last, before].flatMap(({ orders, sold, refunded }) => [
        String(orders),
        ...[sold, refunded].map(amount => formatMoney(amount, currency, spoken())),
      ]),
    ])}
  />
)
