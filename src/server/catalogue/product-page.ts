import {
  isQuoteError,
  type OperatingSystem,
  type Plan,
  type PlanList,
  type Product,
  type ProviderName,
  type QuoteError,
  type RuleBook,
} from '@/pricing'
import type { Application } from '@/site/packages'
import type { Visit } from '@/site/visit'
import type { ArticleLink } from '../content/articles-about'
import { hasGuide } from '../content/guides'
import { orNone } from '../content/unreadable'
import type { ShownReviews } from '../customer-reviews/shown'
import { payerFor } from '../payments/choice'
import { ruleBookOf } from '../preview/rule-book'
import { applicationsOf } from '../releases/applications'
import { type Download, downloadsFor } from '../releases/downloads'
import type { Icons } from '../rule-book/icons'
import { allOf } from '../runtime/all-of'
import { isTaxedIn } from '../sellers/seller'
import { type Covering, coveringLicences } from './covering'
import { type MusicPart, musicPartOf } from './music-part'
import { type Namer, productNamer } from './namer'
import { offersOf, quoteVisitOf } from './offers'
import { alikePages, otherCards } from './other-products'
import { pairsWith, type ShownPair } from './pairs'
import { priceReasons, type Reason } from './price-reasons'
import { type CardProduct, productCard } from './product-cards'
import { type ProductCopy, productCopy } from './product-copy'
import { productPages } from './product-pages'
import { serviceNamer } from './service-name'
import { type SuiteComparison, suiteComparison } from './suite-comparison'
import { type MatrixRow, suiteMatrix } from './suite-matrix'
import { systemsOf } from './suites'
import { toldAbout } from './told-about'

export type ProductPage = {
  visit: Visit
  route: string
  name: string
  product: Product
  /** That it runs in. */
  applications: Application[]
  systems: OperatingSystem[]
  copy: ProductCopy | undefined
  offers: PlanList | QuoteError
  /** Sold to nobody any more (SPEC 4). */
  isWithdrawn: boolean
  cover: Cover
  /** Prices may say that a tax is included. */
  isTaxed: boolean
  /** Through whom it is paid. */
  payer: ProviderName
  comparison: SuiteComparison | undefined
  /** What each license beside this one opens; empty without a comparison. */
  matrix: readonly MatrixRow[]
  /** Pages of services that the same license serves. */
  alike: readonly string[]
  /** What it is sold in together with one other single (SPEC 2). */
  pairs: readonly ShownPair[]
  others: CardProduct[]
  music: MusicPart | undefined
  hasGuide: boolean
  /** About it, in the visitor's language. */
  articles: readonly ArticleLink[]
  /** Of its buyers; undefined where none is shown. */
  reviews: ShownReviews | undefined
  /** Of all products, in the place of their drawn signs. */
  icons: Icons
  nameOf: Namer
  serviceOf: Namer
  reasonOf: Reason
  /** Of the applications that it runs in. */
  downloads: Download[]
}

export type Cover = {
  plans: readonly Plan[]
  by: readonly Covering[]
  isWhole: boolean
}

/** Undefined where the route has no page. */
export async function productPage(visit: Visit, route: string): Promise<ProductPage | undefined> {
  const snapshot = await ruleBookOf(visit)
  const { book } = snapshot
  const pages = productPages(snapshot)
  const product = book.productOf(pages.services.get(route)?.sold ?? route, visit.os)
  if (!product?.url) return undefined
  const { asked, itemOf, coveringOf, guided, told, pairsOf, ...shown } = await allOf({
    asked: quoteVisitOf(visit),
    offers: offersOf(visit, product.route),
    copy: orNone('the copy of a product', productCopy(route, visit)),
    nameOf: productNamer(visit),
    reasonOf: priceReasons(visit),
    itemOf: productCard(visit),
    coveringOf: coveringLicences(visit),
    isTaxed: isTaxedIn(visit.locale),
    guided: orNone('whether a product has a guide', hasGuide(route)),
    told: orNone('what is told about a product', toldAbout(visit, route)),
    pairsOf: pairsWith(visit),
    downloads: downloadsFor(applicationsOf(product), { at: visit.at, os: product.os }),
  })
  const { offers, nameOf } = shown
  const cover = coverIn(offers, coveringOf)
  const isWithdrawn = isQuoteError(offers) && offers.error === 'not_sellable'
  const comparison = cover.isWhole ? undefined : suiteComparison(book, asked, product)
  return {
    ...shown,
    ...{ visit, route, product, name: nameOf(route), icons: snapshot.icons },
    applications: applicationsOf(product),
    systems: systemsOf(book, product),
    isWithdrawn,
    cover,
    payer: payerFor(snapshot, visit),
    comparison,
    matrix: comparison ? suiteMatrix(book, asked, product) : [],
    alike: alikePages(pages, { route, product }),
    pairs: pairsOf(product),
    others: otherCards(pages, { route, product }, itemOf),
    music: isWithdrawn ? undefined : musicPartOf(product, pages, isSoldIn(book, visit)),
    hasGuide: guided === true,
    articles: product.line === 'adult' ? [] : (told?.articles ?? []),
    reviews: told?.reviews,
    serviceOf: await serviceNamer(visit, nameOf),
  }
}

function coverIn(
  offers: PlanList | QuoteError,
  coveringOf: Awaited<ReturnType<typeof coveringLicences>>,
): Cover {
  const all = isQuoteError(offers) ? [] : offers.plans
  const covered = all
    .map(({ quote }) => ({ plan: quote.plan, by: coveringOf(quote) }))
    .filter(({ by }) => by.length > 0)
  const by = covered.flatMap(each => each.by)
  return {
    isWhole: all.length > 0 && covered.length === all.length,
    plans: covered.map(({ plan }) => plan),
    by: by.filter((licence, index) => by.findIndex(({ key }) => key === licence.key) === index),
  }
}

const isSoldIn =
  (book: RuleBook, { os }: Visit) =>
  (route: string): boolean => {
    const product = book.productOf(route, os)
    return product !== undefined && book.plansOf(product.pid).some(({ isSellable }) => isSellable)
  }
