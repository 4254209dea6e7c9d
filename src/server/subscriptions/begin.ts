import type { Plan, Quote } from '@/pricing'
import { begin, offeredOf, productsTaken, RENEWING_PLANS, type RenewingPlan } from '@/pricing/subscriptions'
import type { Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import type { Database } from '../runtime/database'
import { subscriptionRules } from './rules'
import {
  type Buyer,
  insertSubscription,
  lockSubscription,
  type StoredSubscription,
  saveFacts,
  subscriptionsOf,
  subscriptionsOfBuyer,
} from './stored'

/** How a plan for a time is bought. */
export const BILLINGS = ['once', 'renewing'] as const
export type Billing = (typeof BILLINGS)[number]

/** Whether a plan can renew at all; how this one is sold, its own field tells (DOMAIN 6). */
export const isRenewing = (plan: Plan): plan is RenewingPlan => RENEWING_PLANS.some(each => each === plan)

/** Begins a subscription with its order, whose payment is the first charge; gives its id. `at` in ms. */
export async function beginSubscription(
  tx: Database,
  order: Pick<Order, 'id' | 'email' | 'customerId' | 'provider' | 'site' | 'locale' | 'country' | 'os'>,
  quote: Quote,
  at: number,
): Promise<string> {
  const rules = await subscriptionRules(tx)
  const facts = await factsOf(tx, quote, at)
  const id = await insertSubscription(tx, { ...order, facts, currency: quote.currency }, rules)
  await tx.query('update orders set subscription_id = $2, charge = 1 where id = $1', [order.id, id])
  return id
}

/** The buyer agreed to another price before anything was paid. */
export async function repriceFirst(
  tx: Database,
  { subscriptionId, charge }: Pick<Order, 'subscriptionId' | 'charge'>,
  quote: Quote,
  at: number,
): Promise<void> {
  if (subscriptionId === null || charge !== 1) return
  const held = await lockSubscription(tx, subscriptionId)
  if (held?.facts.state !== 'incomplete') return
  await saveFacts(tx, held, await factsOf(tx, quote, at), await subscriptionRules(tx))
}

async function factsOf(tx: Database, quote: Quote, at: number) {
  const { plan, currency, price } = quote
  if (!isRenewing(plan)) throw new Error(`The plan ${plan} cannot renew.`)
  const { book } = await ruleBook()
  const terms = { plan, items: [offeredOf(book, quote)] }
  const { subscription } = begin({ terms, currency, at, balance: 0 }, await subscriptionRules(tx))
  if (subscription.charges[0]?.amount !== price)
    throw new Error('The first charge of a subscription differs from what was quoted.')
  return subscription
}

/** Whether a customer has a subscription of a product that has begun (`already_subscribed`); another open first payment is none. */
export const isSubscribed = async (db: Database, customerId: string | null, pid: number): Promise<boolean> =>
  customerId !== null && begun(await subscriptionsOf(db, customerId)).includes(pid)

/**
 * Whether a buyer has another subscription of a product that has begun. Asked when money came, not when a guest orders:
 * an address would tell strangers what it subscribes.
 */
export async function isSecond(db: Database, buyer: Buyer, pid: number, id: string): Promise<boolean> {
  const others = (await subscriptionsOfBuyer(db, buyer)).filter(other => other.id !== id)
  return begun(others).includes(pid)
}

const begun = (subscriptions: readonly StoredSubscription[]): number[] =>
  productsTaken(subscriptions.map(({ facts }) => facts).filter(({ state }) => state !== 'incomplete'))
