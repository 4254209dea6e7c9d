import { type AddressBook, keyOf } from '@/site/address-book'
import { FAMILIES } from '@/site/families'

const FIXED = new Set(
  Object.values(FAMILIES).flatMap(({ paths }) => paths.filter(path => !path.includes(':'))),
)

/** Whether a product, a legal text or a page of the shop's own stands at the address that a campaign's page would have. */
export function isOtherPage({ pages }: Pick<AddressBook, 'pages'>, route: string): boolean {
  const key = keyOf(route)
  return pages.product.has(key) || pages.legal.has(key) || FIXED.has(`/${key.replaceAll('_', '-')}`)
}
