import type { Product } from '@/pricing'
import { type Package, packageFor } from '@/site/packages'
import type { Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { applicationsOf } from './applications'
import { type Download, downloadsAt } from './downloads'

type Bought = Pick<Order, 'os'> & { quote: Pick<Order['quote'], 'route'> }

/** What runs what was bought, for the system that it was bought for. */
export async function packagesOfOrder({ quote: { route }, os }: Bought): Promise<Package[]> {
  const { book } = await ruleBook()
  return packagesOf(book.productOf(route, os))
}

/** What runs a product of a licence. */
export async function packagesOfPid(pid: number): Promise<Package[]> {
  const { book } = await ruleBook()
  return packagesOf(book.productByPid(pid))
}

const packagesOf = (product: Product | undefined): Package[] =>
  product ? applicationsOf(product).flatMap(application => packageFor(application, product.os) ?? []) : []

/** The same with their newest versions at an instant (ms, UTC). */
export async function downloadsOfOrder(order: Bought, at: number): Promise<Download[]> {
  const [packages, downloadOf] = await Promise.all([packagesOfOrder(order), downloadsAt(at)])
  return packages.map(downloadOf)
}
