import { isQuoteError, type Plan, planList, type Quote } from '@/pricing'
import { marketOfLanguage } from '@/site/markets'
import { REGIONS_OF } from '@/site/regions'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import type { Snapshot } from '../rule-book/load'
import { regionOf } from './home-of-services'
import { quoteVisitOf } from './offers'
import { productPages, type SoldPage } from './product-pages'

/** What one pays at least, and for which product. */
export type StartingPrice = { route: string; quote: Quote }
export type StartingPrices = { month: StartingPrice | undefined; once: StartingPrice | undefined }

/**
 * The lowest prices of all singles on sale, by this visit’s own quotes; adult products are named nowhere (DOMAIN 1). Of
 * several at one price, the one that is at home nearest to the visitor.
 */
export async function startingPrices(visit: Visit): Promise<StartingPrices> {
  const [snapshot, asked] = await Promise.all([ruleBookOf(visit), quoteVisitOf(visit)])
  const priced = singlesByHome(snapshot, visit).flatMap(({ route, sold }) => {
    const list = planList(snapshot.book, { ...asked, route: sold })
    return isQuoteError(list) ? [] : list.plans.map(({ quote }) => ({ route, quote }))
  })
  return { month: lowest(priced, '1M'), once: lowest(priced, 'LFT') }
}

function singlesByHome(snapshot: Snapshot, { locale }: Visit): SoldPage[] {
  const regions: readonly string[] = REGIONS_OF[marketOfLanguage(locale)]
  const place = ({ route, sold }: SoldPage) => {
    const product = snapshot.book.productOf(sold, 'win')
    const found = product ? regions.indexOf(regionOf(route, product)) : -1
    return found < 0 ? regions.length : found
  }
  const singles = productPages(snapshot).all.filter(({ type, line }) => type === 'single' && line !== 'adult')
  return singles.toSorted((a, b) => place(a) - place(b))
}

const lowest = (all: readonly StartingPrice[], plan: Plan): StartingPrice | undefined =>
  all
    .filter(({ quote }) => quote.plan === plan)
    .reduce<StartingPrice | undefined>(
      (least, each) => (least && least.quote.price <= each.quote.price ? least : each),
      undefined,
    )
