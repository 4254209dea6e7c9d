import {
  type Currency,
  compared,
  coverOf,
  isQuoteError,
  type Line,
  type Plan,
  type PlanOption,
  type Product,
  planList,
  type QuoteVisit,
} from '@/pricing'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import type { Snapshot } from '../rule-book/load'
import { inLanguage } from '../rule-book/words'
import { quoteVisitOf } from './offers'
import { productPages, type SoldPage } from './product-pages'
import { heldBy } from './suites'

/** A product with a page, as a list shows it; the price is in minor units. */
export type CardProduct = {
  /** Of its address; `sold` is the product behind it, another one where the page shows a generic product. */
  route: string
  sold: string
  name: string
  href: string
  line: Line
  type: Product['prod_type']
  /** How many products it holds, for a suite. */
  holds: number
  /** Whether the visitor's licences give all of its main plan. */
  isCovered: boolean
  price: CardPrice
}

/** `from`: of the cheapest plan. `main`: of the plan that the page preselects. */
export type CardPrice = { currency: Currency; from: number; main: number; mainList: number; mainPlan: Plan }

/** Names routes in the visitor's language. */
export type Namer = (route: string) => string

/**
 * Everything that is on sale and has a page, in display order, with what it costs the visitor. Adult
 * products are left out: they are listed nowhere (DOMAIN 1).
 */
export const productCards = async (visit: Visit): Promise<CardProduct[]> =>
  (await onSale(visit)).filter(({ line }) => line !== 'adult')

/** These products of it in this order, for pages that show a few: no more than them is priced. */
export async function productCardsOf(visit: Visit, routes: readonly string[]): Promise<CardProduct[]> {
  const [snapshot, itemOf] = await Promise.all([ruleBookOf(visit), productCard(visit)])
  const { byRoute } = productPages(snapshot)
  const pages = routes.flatMap(route => byRoute.get(route) ?? [])
  return pages.filter(({ line }) => line !== 'adult').flatMap(page => itemOf(page) ?? [])
}

/** The adult products on sale: for those who came to look for them, and for no list (DOMAIN 1). */
export const adultProductCards = async (visit: Visit): Promise<CardProduct[]> =>
  (await onSale(visit)).filter(({ line }) => line === 'adult')

async function onSale(visit: Visit): Promise<CardProduct[]> {
  const [snapshot, itemOf] = await Promise.all([ruleBookOf(visit), productCard(visit)])
  return productPages(snapshot).all.flatMap(page => itemOf(page) ?? [])
}

/** Makes single items of the shelf: undefined where nothing is on sale. */
export async function productCard(visit: Visit): Promise<(page: SoldPage) => CardProduct | undefined> {
  const [snapshot, nameOf, asked] = await Promise.all([
    ruleBookOf(visit),
    productNamer(visit),
    quoteVisitOf(visit),
  ])
  return ({ route, sold }) => {
    const item = itemOf(snapshot, asked, sold)
    return item && { route, sold, name: nameOf(route), href: productPath(visit, route), ...item }
  }
}

/** The address of a product's page. */
export const productPath = ({ site, locale }: Pick<Visit, 'site' | 'locale'>, route: string): string =>
  pathOf(page('product', route), site, locale)

/** How products are called in the visitor's language, those of generic pages by the name of their service. */
export async function productNamer(visit: Pick<Visit, 'locale' | 'preview'>): Promise<Namer> {
  const { locale } = visit
  const snapshot = await ruleBookOf(visit)
  const { services } = productPages(snapshot)
  const t = translator(locale, 'product')
  return route => {
    const service = services.get(route)
    if (service) return t('downloaderFor', { site: inCompound(service.name, locale) })
    const product = snapshot.book.productOf(route, 'win')
    return inLanguage(product && snapshot.words.products.get(product.pid), locale, route)
  }
}

/** German joins every word of a name that is a part of another word: ARD-Mediathek-Downloader. */
const inCompound = (name: string, locale: Visit['locale']): string =>
  locale === 'de' ? name.replaceAll(' ', '-') : name

function itemOf({ book }: Snapshot, asked: QuoteVisit, route: string) {
  const product = book.productOf(route, asked.os)
  const offers = planList(book, { ...asked, route })
  if (!product || isQuoteError(offers)) return undefined
  const main = offers.plans.find(({ is_main }) => is_main) ?? offers.plans[0]
  return (
    main && {
      line: product.line,
      type: product.prod_type,
      holds: heldBy(book, product),
      isCovered: coverOf(book, asked.owned, main.quote, asked.at).length > 0,
      price: priceOf(offers.plans, main),
    }
  )
}

const priceOf = (plans: PlanOption[], { plan, quote }: PlanOption): CardPrice => ({
  currency: quote.currency,
  from: Math.min(...plans.map(plan => plan.quote.price)),
  main: quote.price,
  mainList: compared(quote).was,
  mainPlan: plan,
})
