import { currencyOf, priceIn } from './currency'
import { offersFor, situationOf } from './offer'
import type { Offering } from './offering'
import { type OwnedLicence, ownershipOf } from './ownership'
import type { QuoteVisit } from './quote-input'
import type { SubscriberPriceRow } from './rows'
import type { RuleBook } from './rule-book'
import { type QuoteError, quoteError } from './target'
import type { Currency, Family, Plan } from './vocabulary'

/** A licence, and the lifetime plan of its product to turn it into; `periods` of it paid so far, at least one if left out. */
export type SubscriberUpgrade = {
  licence: Pick<OwnedLicence, 'pid' | 'plan'> & Partial<Pick<OwnedLicence, 'periods'>>
  plan: Plan
}

/** `rule`: the subscriber price list, an offer 11, or the selling price. */
export type SubscriberPrice = {
  pid: number
  plan: Plan
  currency: Currency
  selling: number
  price: number
  rule: string
}

type Candidate = { rule: string; price: number }

const SOURCES: Readonly<Record<Plan, SubscriberPriceRow['source']>> = {
  '1M': 'monthly',
  '3M': 'monthly',
  '6M': 'monthly',
  '1Y': 'yearly',
  LFT: 'lifetime',
  LFT_3: 'lifetime',
}

const PRO_FAMILIES: Partial<Record<Family, Family>> = { aio: 'aio_lft3', adult: 'adult_lft3' }

/**
 * The price of turning a licence into a lifetime plan of its product (DOMAIN 4): the cheapest of the subscriber price
 * list, offer 11 and the selling price, in minor units; of what was not paid for a whole period, the selling price.
 * Campaigns and coupons play no part.
 */
export function subscriberPrice(
  book: RuleBook,
  visit: Pick<QuoteVisit, 'at' | 'locale' | 'country' | 'owned'>,
  { licence, plan }: SubscriberUpgrade,
): SubscriberPrice | QuoteError {
  const target = book.offering(licence.pid, plan)
  if (!target?.isLifetime)
    return quoteError('unknown_plan', `Product ${licence.pid} has no lifetime plan “${plan}”.`)
  if (!target.isSellable)
    return quoteError('not_sellable', `Product ${licence.pid} in ${plan} is not on sale.`)
  const currency = currencyOf(visit, book.currencies)
  const selling = target.selling[currency]
  const situation = situationOf(book, target, ownershipOf(book, visit.owned, visit.at))
  const offers = offersFor(situation, currency).filter(({ offType }) => offType === 11)
  const row = licence.periods === 0 ? undefined : listedPrice(book, target, licence.plan)
  const listed = row ? [{ rule: nameOf(row), price: priceIn(currency, row.price, book.currencies) }] : []
  const candidates: Candidate[] = [...listed, ...offers]
  const { rule, price } = candidates.reduce(cheaper, { rule: target.payKey, price: selling })
  return { pid: target.product.pid, plan: target.plan, currency, selling, price, rule }
}

function cheaper(best: Candidate, next: Candidate): Candidate {
  return next.price < best.price ? next : best
}

function listedPrice(book: RuleBook, { product, isPro }: Offering, owned: Plan) {
  if (!product.family) return undefined
  const family = isPro ? PRO_FAMILIES[product.family] : product.family
  return family && book.subscriberPriceRow(family, SOURCES[owned])
}

function nameOf({ family, source }: SubscriberPriceRow): string {
  return `subscriber-${family}-${source}`
}
