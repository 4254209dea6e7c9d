import { NO_LINES } from './line-set'
import { confersSame, isOffered, type Situation, suitesOf } from './offer-conditions'
import { type OfferRule, priceAtCount } from './offer-rule'
import type { Offering } from './offering'
import { countOwned, type Holding, type Ownership } from './ownership'
import type { RuleBook } from './rule-book'
import type { Currency, OffType } from './vocabulary'

export type Offer = { kind: 'offer'; offType: OffType; rule: string; price: number }

/** Counts what is owned of a target (n and n' of DOMAIN 4); 0 unless it is a suite. */
export function situationOf(book: RuleBook, target: Offering, ownership: Ownership): Situation {
  const suites = suitesOf(target)
  if (suites === NO_LINES) return { target, ownership, count: 0, otherCount: 0 }
  const { win, mac } = ownership.lifetime
  const onWindows = countOwned(win, suites, book.weights)
  const onMac = countOwned(mac, suites, book.weights)
  return target.product.os === 'win'
    ? { target, ownership, count: onWindows, otherCount: onMac }
    : { target, ownership, count: onMac, otherCount: onWindows }
}

/** Every offer whose condition holds and that has a price, in the order of ties. */
export function offersFor(situation: Situation, currency: Currency): Offer[] {
  const offers: Offer[] = []
  for (const rule of situation.target.rules) {
    if (!isOffered(rule.offType, situation)) continue
    const price = offeredPrice(rule, situation, currency)
    if (price !== undefined) offers.push({ kind: 'offer', offType: rule.offType, rule: rule.key, price })
  }
  if (offers.at(-1)?.offType !== 1) offers.push(sellingOffer(situation.target.selling[currency]))
  return offers
}

/** For when no rule of offType 1 names the selling price. */
function sellingOffer(price: number): Offer {
  return { kind: 'offer', offType: 1, rule: 'selling', price }
}

function offeredPrice(rule: OfferRule, situation: Situation, currency: Currency): number | undefined {
  if (rule.offType === 11) return subscriberOffer(rule, situation, currency)
  return priceAtCount(rule, rule.offType === 10 ? situation.otherCount : situation.count, currency)
}

function subscriberOffer(rule: OfferRule, { target, ownership }: Situation, currency: Currency) {
  let cheapest: number | undefined
  for (const subscription of ownership.subscriptions) {
    if (!confersSame(subscription, target) || !isForPlan(rule, subscription)) continue
    const price = priceAtCount(rule, subscription.licence.periods, currency)
    if (price !== undefined && (cheapest === undefined || price < cheapest)) cheapest = price
  }
  return cheapest
}

function isForPlan({ subscriptionPlans }: OfferRule, { licence }: Holding): boolean {
  return subscriptionPlans.length === 0 || subscriptionPlans.includes(licence.plan)
}
