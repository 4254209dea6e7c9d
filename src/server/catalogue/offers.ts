import { cache } from 'react'
import { type PlanList, planList, type QuoteError, type QuoteVisit } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ownedOfVisitor } from '../licences/owned'
import { ruleBookOf } from '../preview/rule-book'

/** Asked once per request, however many parts of a page need it. */
const owned = cache(ownedOfVisitor)

/**
 * The plans of a product for this visitor, each with its quote and the reasons for it (DOMAIN 2, 4 and 7); amounts in
 * minor units of the visitor's currency. Errors come back as values: `unknown_route`, `not_sellable`, `not_eligible`.
 */
export async function offersOf(visit: Visit, route: string): Promise<PlanList | QuoteError> {
  const [{ book }, asked] = await Promise.all([ruleBookOf(visit), quoteVisitOf(visit)])
  return planList(book, { ...asked, route })
}

/** A visit as a quote is asked for: with what the visitor owns, before any coupon and payment method (DOMAIN 7). */
export async function quoteVisitOf(visit: Visit): Promise<QuoteVisit> {
  return { ...anonymous(visit), owned: visit.loggedIn ? await owned() : [] }
}

/** The same for prices that every visitor reads alike: of somebody who owns nothing. */
export function anonymous({ at, site, locale, country, os }: Visit): QuoteVisit {
  return { at, site, locale, country, os, coupon: null, payer: 'sandbox', owned: [] }
}
