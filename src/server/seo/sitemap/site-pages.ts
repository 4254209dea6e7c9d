import type { RuleBook } from '@/pricing'
import type { AddressBook } from '@/site/address-book'
import { canonicalTree } from '@/site/canonical-site'
import { FAMILIES, type FamilyKey } from '@/site/families'
import { LOCALES } from '@/site/locale'
import { familyOf, page } from '@/site/page'
import { type Site, treeOf } from '@/site/sites'
import { addresses } from '../../addresses/known-addresses'
import { productPages } from '../../catalogue/product-pages'
import { ruleBook } from '../../rule-book/live'
import { contentPages, type ListedPage } from './content-pages'

const NAMED = ['product', 'guide', 'campaign', 'legal', 'changelog'] as const

/** What stands on a site at an instant (ms, UTC); no adult products (DOMAIN 1). */
export async function sitePages(site: Site, at: number): Promise<ListedPage[]> {
  const [book, snapshot, content] = await Promise.all([addresses(), ruleBook(), contentPages(at)])
  const { services } = productPages(snapshot)
  const isAdult = (route: string) => isAdultRoute(snapshot.book, services.get(route)?.sold ?? route)
  const all = [...fixedPages(), ...namedPages(book, isAdult), ...content]
  return all.filter(
    ({ page: listed }) => familyOf(listed).indexable && canonicalTree(listed) === treeOf(site),
  )
}

const isAdultRoute = (book: RuleBook, route: string): boolean =>
  book.productOf(route, 'win')?.line === 'adult'

const fixedPages = (): ListedPage[] =>
  familyKeys()
    .filter(
      key =>
        FAMILIES[key].locales === 'prefix' &&
        !FAMILIES[key].paths[0].includes(':') &&
        !FAMILIES[key].isMachine,
    )
    .map(key => ({ page: page(key), locales: LOCALES }))

const familyKeys = (): FamilyKey[] => Object.keys(FAMILIES).filter((key): key is FamilyKey => key in FAMILIES)

function namedPages(book: AddressBook, isAdult: (route: string) => boolean): ListedPage[] {
  return NAMED.flatMap(family => {
    const routes = [...new Set(book.pages[family].values())].filter(route => !isAdult(route))
    return routes.map(route => ({ page: page(family, route), locales: LOCALES }))
  })
}
