import {
  couponToStay,
  isQuoteError,
  type Plan,
  type QuoteErrorCode,
  type RuleBook,
  subscriberPrice,
} from '@/pricing'
import {
  nextChargeOf,
  productsTaken,
  type SubscriptionAction,
  type SubscriptionEvent,
  type Terms,
} from '@/pricing/subscriptions'
import { ownedOfCustomer } from '../licences/owned'
import { ruleBook } from '../rule-book/live'
import type { Database } from '../runtime/database'
import { isRenewing } from './begin'
import { subscriptionRules } from './rules'
import { type StoredSubscription, subscriptionsOf } from './stored'
import { optionOf, termsOf } from './terms'

/** What the calls and pages let a customer do. */
export const CUSTOMER_ACTIONS = [
  'change_subscription',
  'upgrade_lft',
  'add_option',
  'drop_option',
  'keep_option',
  'resume_subscription',
  'cancel_upgrade',
  'cancel',
  'take_offer',
  'pay',
  'resubscribe',
] as const satisfies readonly SubscriptionAction[]
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number]

/** By default the product itself, in its own plan; `at` in ms. */
export type Asked = {
  customerId: string
  id: string
  action: CustomerAction
  plan?: Plan | undefined
  pid?: number | undefined
  at: number
}

export type AskedEvent = Extract<SubscriptionEvent, { on: CustomerAction }>

type Problem = { why: QuoteErrorCode }

/** The event of an action, its terms priced in the currency of the subscription (DOMAIN 6); or why there is nothing to price. */
export async function askedEvent(
  db: Database,
  held: StoredSubscription,
  asked: Asked,
): Promise<AskedEvent | Problem> {
  const { action, at, plan, pid } = asked
  const { book } = await ruleBook()
  const { facts } = held
  switch (action) {
    case 'change_subscription':
    case 'resubscribe': {
      const next = termsFor(book, held, asked)
      return 'why' in next ? next : { on: action, at, next, taken: await takenBeside(db, held) }
    }
    case 'add_option': {
      const item = optionOf(book, { pid: pid ?? 0, plan: facts.plan, currency: facts.currency })
      return item ? { on: action, at, item, taken: await takenBeside(db, held) } : { why: 'not_sellable' }
    }
    case 'drop_option':
    case 'keep_option':
      return { on: action, at, pid: pid ?? 0 }
    case 'upgrade_lft': {
      const price = await lifetimePrice(book, held, { at, plan: plan ?? 'LFT' })
      return typeof price === 'number' ? { on: action, at, price } : price
    }
    case 'take_offer': {
      const off = await offeredCoupon(db, book, held, at)
      return off ? { on: action, at, ...off } : { why: 'not_sellable' }
    }
    case 'resume_subscription':
    case 'cancel_upgrade':
    case 'cancel':
    case 'pay':
      return { on: action, at }
  }
}

function termsFor(
  book: RuleBook,
  { facts }: StoredSubscription,
  { plan = facts.plan, pid }: Asked,
): Terms | Problem {
  if (!isRenewing(plan)) return { why: 'unknown_plan' }
  const [product, ...options] = facts.items.filter(({ isGivenUp }) => !isGivenUp).map(item => item.pid)
  const pids = [pid ?? product ?? 0, ...options]
  return termsOf(book, { pids, plan, currency: facts.currency }) ?? { why: 'not_sellable' }
}

/** The coupon that the settings name, off the next charge. */
async function offeredCoupon(db: Database, book: RuleBook, held: StoredSubscription, at: number) {
  const { facts, site, locale, provider: payer } = held
  const { cancel_coupon: code } = (await subscriptionRules(db)).settings
  const { charge } = nextChargeOf(facts)
  const renewing = { pid: facts.items[0]?.pid ?? 0, plan: facts.plan, currency: facts.currency, charge }
  return couponToStay(book, code, { at, site, locale, payer }, renewing)
}

async function takenBeside(db: Database, { id, customerId }: StoredSubscription): Promise<number[]> {
  const all = customerId === null ? [] : await subscriptionsOf(db, customerId)
  return productsTaken(all.filter(other => other.id !== id).map(({ facts }) => facts))
}

/** The cheaper of offer 11 and the subscriber price list, never above the selling price (DOMAIN 4). */
async function lifetimePrice(
  book: RuleBook,
  { facts, customerId, locale, country }: StoredSubscription,
  { at, plan }: { at: number; plan: Plan },
): Promise<number | Problem> {
  const owned = customerId === null ? [] : await ownedOfCustomer(customerId)
  const pid = facts.items[0]?.pid ?? 0
  const periods = owned.find(each => each.subscription && each.pid === pid)?.periods ?? 0
  const licence = { pid, plan: facts.plan, periods }
  const priced = subscriberPrice(book, { at, locale, country, owned }, { licence, plan })
  if (isQuoteError(priced)) return { why: priced.error }
  return priced.currency === facts.currency ? priced.price : { why: 'not_sellable' }
}
