import { isQuoteError, type Plan, planList, type Quote } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import { quoteVisitOf } from './offers'
import { productPages } from './product-pages'

/** What one pays at least, and for which product. */
export type StartingPrice = { route: string; quote: Quote }
export type StartingPrices = { month: StartingPrice | undefined; once: StartingPrice | undefined }

/** The lowest prices of all singles on sale, by this visit’s own quotes; adult products are named nowhere (DOMAIN 1). */
export async function startingPrices(visit: Visit): Promise<StartingPrices> {
  const [snapshot, asked] = await Promise.all([ruleBookOf(visit), quoteVisitOf(visit)])
  const singles = productPages(snapshot).all.filter(({ type, line }) => type === 'single' && line !== 'adult')
  const priced = singles.flatMap(({ route, sold }) => {
    const list = planList(snapshot.book, { ...asked, route: sold })
    return isQuoteError(list) ? [] : list.plans.map(({ quote }) => ({ route, quote }))
  })
  return { month: lowest(priced, '1M'), once: lowest(priced, 'LFT') }
}

const lowest = (all: readonly StartingPrice[], plan: Plan): StartingPrice | undefined =>
  all
    .filter(({ quote }) => quote.plan === plan)
    .reduce<StartingPrice | undefined>(
      (least, each) => (least && least.quote.price <= each.quote.price ? least : each),
      undefined,
    )
