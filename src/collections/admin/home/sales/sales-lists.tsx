import type { ProductSales } from '@/server/sales/by-product'
import type { SourceSales } from '@/server/sales/by-source'
import { SYSTEM_LABELS } from '../../../fields/options'
import { t } from '../../words/of-request'
import { listText } from '../../words/written/joined'
import { amountsText } from '../amounts-text'
import { ScrolledTable } from '../scrolled-table'

export function Products({ products }: { products: readonly ProductSales[] }) {
  if (products.length === 0) return <p>{t('Nothing was sold.')}</p>
  return (
    <ScrolledTable
      caption={t('Products by their orders')}
      head={[t('Product'), t('Orders'), t('Sold')]}
      rows={products.map(product => [
        nameText(product),
        String(product.orders),
        amountsText(product.revenue),
      ])}
    />
  )
}

/** «Netflix Downloader, Mac»: both systems have the same name. */
const nameText = ({ name, os }: ProductSales): string => (os ? `${name}, ${SYSTEM_LABELS[os]}` : name)

export function Sources({ sources }: { sources: readonly SourceSales[] }) {
  if (sources.length === 0) return <p>{t('Nothing was sold.')}</p>
  return (
    <ScrolledTable
      caption={t('Sources with the most paid orders')}
      head={[t('Source'), t('Orders'), t('Revenue')]}
      rows={sources.map(({ source, medium, campaign, orders, revenue }) => [
        listText([source, medium, campaign].filter(each => each !== null)) || t('Not told'),
        String(orders),
        amountsText(revenue),
      ])}
    />
  )
}
