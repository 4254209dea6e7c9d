import { ADULT, covers, MUSIC, NO_LINES, VIDEO, VIDEO_AND_MUSIC } from './line-set'
import { type OfferRule, priceAtCount } from './offer-rule'
import type { Offering } from './offering'
import { countOwned, type Holding, type Ownership } from './ownership'
import type { RuleBook } from './rule-book'
import type { Currency, OffType } from './vocabulary'

export type Offer = { kind: 'offer'; offType: OffType; rule: string; price: number }

/** `count` is n of DOMAIN 4 on the target's OS, `otherCount` n' on the other. */
export type Situation = {
  readonly target: Offering
  readonly ownership: Ownership
  readonly count: number
  readonly otherCount: number
}

type Condition = (situation: Situation) => boolean

/** When each offType is a candidate (DOMAIN 4); its price and targets are in rows. */
const CONDITIONS: { readonly [O in OffType]: Condition } = {
  1: () => true,
  2: ({ target, ownership }) => ownership.everOwned.some(({ route }) => route === target.product.route),
  3: ({ target, ownership }) =>
    target.isLifetime && (ownership.lifetimeLines & ~target.product.confers.lines) !== 0,
  4: situation => situation.target.isPro && ownsTargetSuites(situation),
  5: situation => isLifetimeSuite(situation, VIDEO_AND_MUSIC) && ownsPartOfTarget(situation),
  6: situation => isLifetimeSuite(situation, MUSIC) && situation.count >= 1,
  7: situation => isLifetimeSuite(situation, ADULT) && situation.count >= 1,
  8: situation => isLifetimeSuite(situation, VIDEO) && situation.count >= 1,
  9: situation => isLifetimeSuite(situation, VIDEO_AND_MUSIC) && situation.count >= 1,
  10: ({ target, otherCount }) => target.isLifetime && suitesOf(target) !== NO_LINES && otherCount >= 1,
  11: ({ target, ownership }) =>
    target.isLifetime && ownership.subscriptions.some(subscription => confersSame(subscription, target)),
}

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

/** Whether offer 4 holds, and `*_pro_future` may be bought. */
export function isDifferenceToPro(situation: Situation): boolean {
  return CONDITIONS[4](situation)
}

/** Every offer whose condition holds and that has a price, in the order of ties. */
export function offersFor(situation: Situation, currency: Currency): Offer[] {
  const offers: Offer[] = []
  for (const rule of situation.target.rules) {
    if (!CONDITIONS[rule.offType](situation)) continue
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

function suitesOf({ product }: Offering) {
  return product.confers.suites
}

function isLifetimeSuite({ target }: Situation, suites: number): boolean {
  return target.isLifetime && suitesOf(target) === suites
}

function ownsTargetSuites({ target, ownership }: Situation): boolean {
  return covers(ownership.lifetime[target.product.os].suites, suitesOf(target))
}

function ownsPartOfTarget({ target, ownership }: Situation): boolean {
  return (ownership.lifetime[target.product.os].suites & suitesOf(target)) !== NO_LINES
}

function confersSame({ product }: Holding, target: Offering): boolean {
  const suites = suitesOf(target)
  return suites !== NO_LINES && product.os === target.product.os && product.confers.suites === suites
}
