import {
  isLifetimePlan,
  isQuoteError,
  type OperatingSystem,
  type OwnedLicence,
  type Plan,
  type QuoteVisit,
  type RuleBook,
  type SubscriberPrice,
  subscriberPrice,
} from '@/pricing'

/** In minor units. */
export type LifetimePrice = SubscriberPrice & {
  route: string
  os: OperatingSystem
  from: Plan
  /** Paid of the subscription so far. */
  periods: number
  /** What they take off the selling price. */
  credit: number
  /** Told as the owner's price alone, without the one of others (decision 056). */
  isYours: boolean
}

/** Each active subscription's own product in every lifetime plan, at the subscriber's price (DOMAIN 4). */
export function lifetimePrices(book: RuleBook, asked: QuoteVisit): LifetimePrice[] {
  return asked.owned
    .filter(licence => isRunning(licence, asked.at))
    .flatMap(licence => pricesOf(book, asked, licence))
}

const isRunning = ({ subscription, expires }: OwnedLicence, at: number): boolean =>
  subscription && expires !== null && expires > at

function pricesOf(book: RuleBook, asked: QuoteVisit, licence: OwnedLicence): LifetimePrice[] {
  const product = book.productByPid(licence.pid)
  if (!product) return []
  const plans = book.plansOf(licence.pid).filter(({ plan, isSellable }) => isSellable && isLifetimePlan(plan))
  return plans.flatMap(({ plan }) => {
    const price = subscriberPrice(book, asked, { licence, plan })
    if (isQuoteError(price)) return []
    const isYours = asked.countsFromPrior === true && price.price < price.selling
    const { plan: from, periods } = licence
    const credit = price.selling - price.price
    return [{ ...price, route: product.route, os: product.os, from, periods, credit, isYours }]
  })
}
