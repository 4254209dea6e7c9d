import {
  type CampaignRow,
  isQuoteError,
  type Line,
  type PlanList,
  type PlanOption,
  type Product,
  planList,
  type QuoteVisit,
} from '@/pricing'
import type { Snapshot } from '../rule-book/load'

/** `plans`: those that it is shown for; `all`: every plan of it, in order. */
export type Promoted = {
  route: string
  /** Where an editor’s picture of its sign lies; undefined where it is drawn. */
  icon: string | undefined
  line: Line
  type: Product['prod_type']
  plans: PlanOption[]
  all: PlanOption[]
}

/**
 * Those on sale for the visitor's system, each with the plans that the campaign makes cheaper, else its main plan
 * (DOMAIN 5).
 */
export function promotedBy(
  snapshot: Pick<Snapshot, 'book' | 'icons'>,
  campaign: CampaignRow,
  asked: QuoteVisit,
): Promoted[] {
  const routes = campaign.promotion_ids.flatMap(pid => snapshot.book.productByPid(pid)?.route ?? [])
  return pricedRoutes(snapshot, routes, { asked, coupons: campaign.coupons })
}

type Pricing = { asked: QuoteVisit; coupons: readonly string[] }

/** The same of any products; adult ones are promoted by campaigns alone. */
export function pricedRoutes(
  { book, icons }: Pick<Snapshot, 'book' | 'icons'>,
  routes: readonly string[],
  { asked, coupons }: Pricing,
): Promoted[] {
  return [...new Set(routes)].flatMap(route => {
    const product = book.productOf(route, asked.os)
    const offers = planList(book, { ...asked, route })
    if (!product?.url || isQuoteError(offers)) return []
    const { line, prod_type: type } = product
    return [{ route, icon: icons.get(route), line, type, plans: plansIn(offers, coupons), all: offers.plans }]
  })
}

function plansIn({ plans }: PlanList, coupons: readonly string[]): PlanOption[] {
  const reduced = plans.filter(({ quote }) =>
    quote.applied.some(({ kind, rule }) => kind === 'campaign' && coupons.includes(rule)),
  )
  return reduced.length > 0 ? reduced : plans.filter(({ is_main }) => is_main)
}
