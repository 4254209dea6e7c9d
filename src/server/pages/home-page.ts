import { marketOfLanguage } from '@/site/markets'
import type { Visit } from '@/site/visit'
import { type ComparedSuite, comparedSuites } from '../catalogue/compared-suites'
import { priceReasons, type Reason } from '../catalogue/price-reasons'
import { type CardProduct, productCards } from '../catalogue/product-cards'
import { type StartingPrices, startingPrices } from '../catalogue/starting-prices'
import { ruleBookOf } from '../preview/rule-book'
import type { Icons } from '../rule-book/icons'
import { isNamed, sellerOf } from '../sellers/seller'
import type { Link } from './navigation'
import { statutoryLinks } from './statutory-links'

export type HomePage = {
  visit: Visit
  items: readonly CardProduct[]
  prices: StartingPrices
  suites: readonly ComparedSuite[]
  reasonOf: Reason
  /** Editors’ pictures of signs, by route; also of products that are not on sale for the visitor’s system. */
  icons: Icons
  /** The seller’s name in the market of the language, where the settings have it. */
  seller: string | undefined
  /** The pages that the law asks for of that market. */
  statutory: readonly Link[]
}

/** What home shows beside the words of editors, each price by this visit’s own quote. */
export async function homePage(visit: Visit): Promise<HomePage> {
  const [items, prices, suites, reasonOf, { icons }, seller, statutory] = await Promise.all([
    productCards(visit),
    startingPrices(visit),
    comparedSuites(visit),
    priceReasons(visit),
    ruleBookOf(visit),
    sellerOf(marketOfLanguage(visit.locale)),
    statutoryLinks(visit),
  ])
  return {
    ...{ visit, items, prices, suites, reasonOf, icons, statutory },
    seller: seller && isNamed(seller) ? seller.name : undefined,
  }
}
