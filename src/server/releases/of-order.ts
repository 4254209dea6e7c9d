import { type Package, packageFor } from '@/site/packages'
import type { Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { applicationsOf } from './applications'
import { type Download, downloadsAt } from './downloads'

type Bought = Pick<Order, 'os'> & { quote: Pick<Order['quote'], 'route'> }

/** What runs what was bought, for the system that it was bought for. */
export async function packagesOfOrder({ quote: { route }, os }: Bought): Promise<Package[]> {
  const { book } = await ruleBook()
  const product = book.productOf(route, os)
  if (!product) return []
  return applicationsOf(product).flatMap(application => packageFor(application, product.os) ?? [])
}

/** The same with their newest versions at an instant (ms, UTC). */
export async function downloadsOfOrder(order: Bought, at: number): Promise<Download[]> {
  const [packages, downloadOf] = await Promise.all([packagesOfOrder(order), downloadsAt(at)])
  return packages.map(downloadOf)
}
