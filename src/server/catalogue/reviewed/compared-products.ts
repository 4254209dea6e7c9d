import type { RuleBook } from '@/pricing'
import { page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { shopUrl } from '../../http/shop-url'
import { ruleBookOf } from '../../preview/rule-book'
import { type CardProduct, productCards, productCardsOf } from '../product-cards'
import { productPages } from '../product-pages'
import { heldBy, SUITE_OF } from '../suites'
import { type Score, scoresOf } from './scores'

/**
 * `products`: how many its license opens; undefined for a tool that is not made for certain services, of which the number
 * would say too little. An upgrade cannot be tried.
 */
export type ComparedProduct = CardProduct & { products: number | undefined; hasTrial: boolean }

export type ReviewedProduct = {
  own: ComparedProduct | undefined
  /** With itself first; empty where nothing is like it. */
  beside: ComparedProduct[]
  scores: Score[]
}

const MORE_SINGLES = 2

/** In the order of `routes`, at the prices of now; what is not on sale is left out. */
export async function comparedProducts(visit: Visit, routes: readonly string[]): Promise<ComparedProduct[]> {
  return counted(visit, await productCardsOf(visit, routes))
}

/** What a review tells in numbers of its product; nothing of one that is not on sale. */
export async function reviewedProduct(visit: Visit, route: string): Promise<ReviewedProduct> {
  const [beside, all] = await Promise.all([
    besideOf(visit, route).then(routes => comparedProducts(visit, routes)),
    productCards(visit).then(cards => counted(visit, cards.filter(isSoldToAnyone))),
  ])
  const own = beside.find(each => each.route === route)
  if (!own) return { own, beside: [], scores: [] }
  return {
    own,
    beside: beside.length > 1 ? beside : [],
    scores: isSoldToAnyone(own) ? scoresOf(own, all) : [],
  }
}

/** Upgrades have no price for those who own nothing yet. */
const isSoldToAnyone = ({ type }: CardProduct): boolean => type === 'single' || type === 'all_in_one'

async function counted(visit: Visit, cards: readonly CardProduct[]): Promise<ComparedProduct[]> {
  const { book } = await ruleBookOf(visit)
  return cards.map(card => ({
    ...card,
    href: shopUrl(visit, page('product', card.route)),
    products: productsOf(book, card),
    hasTrial: isSoldToAnyone(card),
  }))
}

/** An upgrade opens what the suite does that it leads to. */
function productsOf(book: RuleBook, { type, line, holds, sold }: CardProduct): number | undefined {
  if (type === 'all_in_one') return holds
  if (type !== 'single') return heldBy(book, book.productOf(SUITE_OF[line] ?? '', 'win')) || undefined
  return line !== 'ai' && book.productOf(sold, 'win')?.tier !== 'generic' ? 1 : undefined
}

/** A suite beside the other suites, a single beside its suite and two more of its line. */
async function besideOf(visit: Visit, route: string): Promise<string[]> {
  const { byRoute, suites, singlesOf } = productPages(await ruleBookOf(visit))
  const found = byRoute.get(route)
  if (!found) return []
  if (found.type === 'all_in_one') return unique([route, ...suites.map(each => each.route)])
  const others = singlesOf(found.line).filter(each => each.route !== route)
  const suite = SUITE_OF[found.line]
  return unique([route, ...others.slice(0, MORE_SINGLES).map(each => each.route), ...(suite ? [suite] : [])])
}

const unique = (routes: string[]): string[] => [...new Set(routes)]
