import {
  type CampaignRow,
  isQuoteError,
  type Line,
  type PlanList,
  type PlanOption,
  planList,
  type QuoteVisit,
} from '@/pricing'
import type { Snapshot } from '../rule-book/load'

export type Promoted = { route: string; line: Line; plans: PlanOption[] }

/**
 * Those on sale for the visitor's system, each with the plans that the campaign makes cheaper, else its main plan
 * (DOMAIN 5).
 */
export function promotedBy(
  { book }: Pick<Snapshot, 'book'>,
  campaign: CampaignRow,
  asked: QuoteVisit,
): Promoted[] {
  const routes = campaign.promotion_ids.flatMap(pid => book.productByPid(pid)?.route ?? [])
  return [...new Set(routes)].flatMap(route => {
    const product = book.productOf(route, asked.os)
    const offers = planList(book, { ...asked, route })
    if (!product?.url || isQuoteError(offers)) return []
    return [{ route, line: product.line, plans: plansIn(offers, campaign) }]
  })
}

function plansIn({ plans }: PlanList, { coupons }: CampaignRow): PlanOption[] {
  const reduced = plans.filter(({ quote }) =>
    quote.applied.some(({ kind, rule }) => kind === 'campaign' && coupons.includes(rule)),
  )
  return reduced.length > 0 ? reduced : plans.filter(({ is_main }) => is_main)
}
