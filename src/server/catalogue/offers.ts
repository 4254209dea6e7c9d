import { isQuoteError, type PlanList, planList, type QuoteError, type QuoteVisit } from '@/pricing'
import { countsFromPriorPrice } from '@/site/markets'
import type { Visit } from '@/site/visit'
import { experimentShown } from '../experiments/running'
import { testedPlans } from '../experiments/tested-plans'
import { ruleBookOf } from '../preview/rule-book'
import { ownedSeen } from './owned-seen'

/**
 * Each plan with its quote (DOMAIN 2, 4 and 7); minor units of the visitor's currency. Errors are values:
 * `unknown_route`, `not_sellable`, `not_eligible`.
 */
export async function offersOf(visit: Visit, route: string): Promise<PlanList | QuoteError> {
  const [{ book }, asked] = await Promise.all([ruleBookOf(visit), quoteVisitOf(visit)])
  const list = planList(book, { ...asked, route })
  // Who owns something chooses among their own offers.
  const experiment = asked.owned.length > 0 ? undefined : await experimentShown(visit)
  return experiment && !isQuoteError(list) ? testedPlans(list, experiment) : list
}

/** What a quote needs of a visit: what the visitor owns, no coupon or payment method yet (DOMAIN 7). */
export async function quoteVisitOf(visit: Visit): Promise<QuoteVisit> {
  return { ...anonymous(visit), owned: await ownedSeen(visit) }
}

/** The same for prices that are alike for all visitors: of one who owns nothing. */
export function anonymous({ at, site, locale, country, os }: Visit): QuoteVisit {
  const countsFromPrior = countsFromPriorPrice({ country, locale })
  return { at, site, locale, country, os, coupon: null, payer: 'sandbox', owned: [], countsFromPrior }
}
