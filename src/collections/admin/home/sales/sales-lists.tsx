import type { ProductSales } from '@/server/sales/by-product'
import type { SourceSales } from '@/server/sales/by-source'
import { SYSTEMS } from '../../price-lab/words'
import { amountsText } from '../amounts-text'
import { ScrolledTable } from '../scrolled-table'

export function Products({ products }: { products: readonly ProductSales[] }) {
  if (products.length === 0) return <p>Nothing was sold.</p>
  return (
    <ScrolledTable
      caption="Products by their orders"
      head={['Product', 'Orders', 'Sold']}
      rows={products.map(product => [
        nameText(product),
        String(product.orders),
        amountsText(product.revenue),
      ])}
    />
  )
}

/** «Netflix Downloader, Mac»: both systems have the same name. */
const nameText = ({ name, os }: ProductSales): string => (os ? `${name}, ${SYSTEMS[os]}` : name)

export function Sources({ sources }: { sources: readonly SourceSales[] }) {
  if (sources.length === 0) return <p>Nothing was sold.</p>
  return (
    <ScrolledTable
      caption="Sources with the most paid orders"
      head={['Source', 'Orders', 'Revenue']}
      rows={sources.map(({ source, medium, campaign, orders, revenue }) => [
        [source, medium, campaign].filter(Boolean).join(', ') || 'Not told',
        String(orders),
        amountsText(revenue),
      ])}
    />
  )
}
