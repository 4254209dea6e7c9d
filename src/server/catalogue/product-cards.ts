import {
  type Basis,
  type Currency,
  compared,
  coverOf,
  isBeforeCredit,
  isQuoteError,
  type Line,
  type OperatingSystem,
  type Plan,
  type PlanOption,
  type Product,
  planList,
  type QuoteVisit,
} from '@/pricing'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import type { Snapshot } from '../rule-book/load'
import { regionOf } from './home-of-services'
import { productNamer } from './namer'
import { quoteVisitOf } from './offers'
import { pairsWith, type ShownPair } from './pairs'
import { productPages, type SoldPage } from './product-pages'
import { serviceNamer } from './service-name'
import { heldBy, systemsOf } from './suites'

export type CardProduct = {
  route: string
  sold: string
  name: string
  /** The product that its page sells, where that is another than the page is named after. */
  partOf: string | undefined
  /** How the service is called that it works with. */
  service: string
  href: string
  /** An editor's picture of its sign. */
  icon: string | undefined
  line: Line
  type: Product['prod_type']
  holds: number
  /** Where the service is at home. */
  region: string
  /** If that is one country alone. */
  country?: string | undefined
  systems: readonly OperatingSystem[]
  isCovered: boolean
  price: CardPrice
  /** What it is sold in together with one other single, for less than both apart. */
  pairs: readonly ShownPair[]
}

/**
 * Minor units. `from`: of the cheapest plan, `fromPlan`; `main`: of the preselected one. `isBeforeCredit`: what a guest reads
 * of an upgrade, which is less for those who own what it is from.
 */
export type CardPrice = {
  currency: Currency
  from: number
  fromPlan: Plan
  main: number
  mainList: number
  mainBasis: Basis
  mainPlan: Plan
  isBeforeCredit: boolean
}

/**
 * All that is on sale and has a page, in display order, without adult products: they are listed nowhere (DOMAIN 1).
 */
export const productCards = async (visit: Visit): Promise<CardProduct[]> =>
  (await onSale(visit)).filter(({ line }) => line !== 'adult')

/** In the order of `routes`; prices no other products. */
export async function productCardsOf(visit: Visit, routes: readonly string[]): Promise<CardProduct[]> {
  const [snapshot, itemOf] = await Promise.all([ruleBookOf(visit), productCard(visit)])
  const { byRoute } = productPages(snapshot)
  const pages = routes.flatMap(route => byRoute.get(route) ?? [])
  return pages.filter(({ line }) => line !== 'adult').flatMap(page => itemOf(page) ?? [])
}

/** The adult products on sale, for those who came to look for them (DOMAIN 1). */
export const adultProductCards = async (visit: Visit): Promise<CardProduct[]> =>
  (await onSale(visit)).filter(({ line }) => line === 'adult')

async function onSale(visit: Visit): Promise<CardProduct[]> {
  const [snapshot, itemOf] = await Promise.all([ruleBookOf(visit), productCard(visit)])
  return productPages(snapshot).all.flatMap(page => itemOf(page) ?? [])
}

/** Reads once what all cards need; then gives each at the visitor's price, undefined where nothing of it is on sale. */
export async function productCard(visit: Visit): Promise<(page: SoldPage) => CardProduct | undefined> {
  const [snapshot, nameOf, asked, pairsOf] = await Promise.all([
    ruleBookOf(visit),
    productNamer(visit),
    quoteVisitOf(visit),
    pairsWith(visit),
  ])
  const serviceOf = await serviceNamer(visit, nameOf)
  return ({ route, sold, country }) => {
    const item = itemOf(snapshot, { visit, asked, pairsOf }, sold)
    if (!item) return undefined
    const [name, service, href] = [nameOf(route), serviceOf(route), productPath(visit, route)]
    const partOf = sold === route ? undefined : nameOf(sold)
    const icon = snapshot.icons.get(route)
    const home = { region: regionOf(route, item), country }
    return { ...item, ...home, route, sold, name, partOf, service, href, icon }
  }
}

/** Without the origin; made of the route alone, whether or not there is such a page. */
export const productPath = ({ site, locale }: Pick<Visit, 'site' | 'locale'>, route: string): string =>
  pathOf(page('product', route), site, locale)

type Asking = { visit: Visit; asked: QuoteVisit; pairsOf: Awaited<ReturnType<typeof pairsWith>> }

function itemOf({ book }: Snapshot, { visit, asked, pairsOf }: Asking, route: string) {
  const product = book.productOf(route, asked.os)
  const offers = planList(book, { ...asked, route })
  if (!product || isQuoteError(offers)) return undefined
  const main = offers.plans.find(({ is_main }) => is_main) ?? offers.plans[0]
  return (
    main && {
      line: product.line,
      type: product.prod_type,
      holds: heldBy(book, product),
      region: product.region,
      systems: systemsOf(book, product),
      isCovered: coverOf(book, asked.owned, main.quote, asked.at).length > 0,
      price: { ...priceOf(offers.plans, main), isBeforeCredit: isBeforeCredit(visit, route, main.quote) },
      pairs: pairsOf(product).filter(({ best }) => best === 'pair'),
    }
  )
}

function priceOf(plans: PlanOption[], { plan, quote }: PlanOption): Omit<CardPrice, 'isBeforeCredit'> {
  const cheapest = plans.reduce((least, each) => (each.quote.price < least.quote.price ? each : least))
  return {
    currency: quote.currency,
    from: cheapest.quote.price,
    fromPlan: cheapest.plan,
    main: quote.price,
    mainList: compared(quote).was,
    mainBasis: compared(quote).basis,
    mainPlan: plan,
  }
}
