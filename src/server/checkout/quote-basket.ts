import { isQuoteError, type OwnedLicence, type PlanOption, planList, type QuoteError } from '@/pricing'
import type { Visit } from '@/site/visit'
import type { StoredQuote } from '../orders'
import { ruleBook } from '../rule-book'
import { type Basket, quoteInputOf } from './basket'
import { storedQuote } from './receipt'

/** The plans of a basket's product with their prices, and the chosen one with its receipt. */
export type BasketQuote =
  | { ok: true; basket: Basket & { plan: string }; plans: PlanOption[]; chosen: StoredQuote }
  | { ok: false; why: QuoteError['error'] }

/**
 * Prices a basket for a visitor (ARCHITECTURE, flow 2). A plan that the product has not is answered with its main plan:
 * this is for looking; `placeOrder` refuses it.
 */
export async function quoteBasket(
  visit: Visit,
  basket: Basket,
  owned: readonly OwnedLicence[],
): Promise<BasketQuote> {
  const snapshot = await ruleBook()
  const list = planList(snapshot.book, { ...quoteInputOf({ ...visit, owned }, basket), route: basket.route })
  if (isQuoteError(list)) return { ok: false, why: list.error }
  const { plans } = list
  const option =
    plans.find(({ plan }) => plan === basket.plan) ?? plans.find(({ is_main }) => is_main) ?? plans[0]
  if (!option) return { ok: false, why: 'not_sellable' }
  const chosen = storedQuote(option.quote, list.route, snapshot, visit.locale)
  return { ok: true, basket: { ...basket, plan: option.plan }, plans, chosen }
}
