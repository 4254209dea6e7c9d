import {
  isQuoteError,
  type OperatingSystem,
  type PlanList,
  type Product,
  type QuoteError,
  type RuleBook,
} from '@/pricing'
import type { Visit } from '@/site/visit'
import { offersOf, quoteVisitOf } from './offers'
import { priceReasons, type Reason } from './price-reasons'
import { type ProductCopy, productCopy } from './product-copy'
import { ruleBook } from './rule-book'
import { type Namer, productNamer, type ShelfItem, shelf } from './shelf'
import { type SuiteComparison, suiteComparison } from './suite-comparison'
import { SUITE_OF } from './suites'

/** All that a product page shows (DESIGN, a product page); prices are those of this visitor. */
export type ProductPage = {
  visit: Visit
  /** Of the address. */
  route: string
  name: string
  /** What is sold there: another product where the page shows a generic one. */
  product: Product
  /** The systems that it is sold for. */
  systems: OperatingSystem[]
  copy: ProductCopy | undefined
  offers: PlanList | QuoteError
  /** No longer sold to anybody (SPEC 4). */
  isWithdrawn: boolean
  comparison: SuiteComparison | undefined
  /** Where to go instead, or besides. */
  others: ShelfItem[]
  nameOf: Namer
  reasonOf: Reason
}

const OTHERS = 6

/** The page of a route, or undefined where the route has none. */
export async function productPage(visit: Visit, route: string): Promise<ProductPage | undefined> {
  const { book, addresses } = await ruleBook()
  const generic = addresses.genericRoutes.find(row => row.route === route)?.genericRoute
  const product = book.productOf(generic ?? route, visit.os)
  if (!product?.url) return undefined
  const [asked, offers, copy, nameOf, reasonOf, items] = await Promise.all([
    quoteVisitOf(visit),
    offersOf(visit, product.route),
    productCopy(route, visit.locale),
    productNamer(visit),
    priceReasons(visit),
    shelf(visit),
  ])
  return {
    visit,
    route,
    name: nameOf(route),
    product,
    systems: systemsOf(book, product),
    copy,
    offers,
    isWithdrawn: isQuoteError(offers) && offers.error === 'not_sellable',
    comparison: suiteComparison(book, asked, product),
    others: othersOf(items, route, product),
    nameOf,
    reasonOf,
  }
}

/** On a Mac a route gives its Windows product where no Mac plan is sold (DOMAIN 4). */
const systemsOf = (book: RuleBook, { route }: Product): OperatingSystem[] => [
  ...new Set((['win', 'mac'] as const).flatMap(os => book.productOf(route, os)?.os ?? [])),
]

/** For a single its suite, then the singles that follow it in display order, so that pages differ; else the suites. */
function othersOf(items: ShelfItem[], route: string, { line, prod_type }: Product): ShelfItem[] {
  if (line === 'adult') return []
  const suites = items.filter(({ type }) => type === 'all_in_one')
  const own = suites.toSorted(
    (a, b) => Number(b.route === SUITE_OF[line]) - Number(a.route === SUITE_OF[line]),
  )
  if (prod_type !== 'single' || line === 'ai') return own.filter(item => item.route !== route)
  const singles = items.filter(item => item.line === line && item.type === 'single')
  const place = singles.findIndex(item => item.route === route) + 1
  return [...own.slice(0, 1), ...singles.slice(place), ...singles.slice(0, place)]
    .filter(item => item.route !== route)
    .slice(0, OTHERS)
}
