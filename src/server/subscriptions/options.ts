import type { RuleBook } from '@/pricing'
import type { ActionPlan } from '@/pricing/subscriptions'
import { ruleBook } from '../rule-book/live'
import { database } from '../runtime/database'
import { planFor } from './by-customer'
import { type StoredSubscription, subscriptionById } from './stored'
import { optionOf } from './terms'

/** What can be added to a subscription: products, and of the chosen one what it charges and when (DOMAIN 6, add option). */
export type Options = { pids: number[]; chosen: { pid: number; planned: ActionPlan } | null }

type Asked = { customerId: string; id: string; at: number }

/** For a customer's own subscription at an instant (ms); `pid` is one that they chose. */
export async function optionsFor(asked: Asked, pid: number | undefined): Promise<Options> {
  const held = await subscriptionById(database, asked.id)
  if (!held) return { pids: [], chosen: null }
  const { book } = await ruleBook()
  const pids = pidsFor(book, held)
  if (pid === undefined || !pids.includes(pid)) return { pids, chosen: null }
  const planned = await planFor({ ...asked, action: 'add_option', pid })
  return { pids, chosen: planned.ok ? { pid, planned: planned.plan } : null }
}

/** Everything else that renews in its plan, on its system. Products for adults stand beside their like alone. */
function pidsFor(book: RuleBook, { facts: { plan, currency, items }, os }: StoredSubscription): number[] {
  const held = items.map(({ pid }) => pid)
  const isForAdults = held.some(pid => book.productByPid(pid)?.line === 'adult')
  return book.routes.flatMap(route => {
    const product = book.productOf(route, os)
    if (!product?.url || product.os !== os || held.includes(product.pid)) return []
    if (product.line === 'adult' && !isForAdults) return []
    return optionOf(book, { pid: product.pid, plan, currency }) ? [product.pid] : []
  })
}
