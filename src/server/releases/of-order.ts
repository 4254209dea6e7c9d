import { type Package, packageFor } from '@/site/packages'
import type { Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { applicationsOf } from './applications'
import { type Download, downloadsAt } from './downloads'

type Bought = Pick<Order, 'os'> & { quote: Pick<Order['quote'], 'route'> }

/** What runs what was bought, for the system that it was bought for. */
export async function packagesOfOrder({ quote: { route }, os }: Bought): Promise<Package[]> {
  const { book } = await ruleBook()
  return packagesOf([book.productOf(route, os)])
}

/** The same with their newest versions at an instant (ms, UTC). */
export async function downloadsOfOrder(order: Bought, at: number): Promise<Download[]> {
  const [packages, downloadOf] = await Promise.all([packagesOfOrder(order), downloadsAt(at)])
  return packages.map(downloadOf)
}

/** What runs products, by their pids. */
export async function downloadsOfProducts(pids: readonly number[], at: number): Promise<Download[]> {
  const [{ book }, downloadOf] = await Promise.all([ruleBook(), downloadsAt(at)])
  return packagesOf(pids.map(pid => book.productByPid(pid))).map(downloadOf)
}

type Product = Parameters<typeof applicationsOf>[0]

function packagesOf(products: readonly Product[]): Package[] {
  const found = products.flatMap(product =>
    product ? applicationsOf(product).map(application => packageFor(application, product.os)) : [],
  )
  return [...new Set(found.filter(each => each !== undefined))]
}
