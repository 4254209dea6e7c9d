import type { QuoteErrorCode } from '@/pricing'
import {
  type ActionPlan,
  act,
  allowedActions,
  planOf,
  type Refused,
  type SubscriptionAction,
} from '@/pricing/subscriptions'
import { type Database, database, inTransaction } from '../runtime/database'
import { beginAnew } from './anew'
import { type Asked, type AskedEvent, askedEvent, CUSTOMER_ACTIONS, type CustomerAction } from './asked-event'
import { subscriptionRules } from './rules'
import { lockSubscription, type StoredSubscription, subscriptionById } from './stored'
import { applyStep, noteRefusal } from './tell'

export type AllowedNow = {
  state: StoredSubscription['facts']['state']
  allowed: CustomerAction[]
  reason: Refused['why']
}
export type NotDone =
  | { ok: false; why: 'not_found' | QuoteErrorCode }
  | { ok: false; why: 'not_allowed'; now: AllowedNow }
  | { ok: false; why: 'price_changed'; plan: ActionPlan }

/** What an action would charge and change, and when (API, diff_price); changes nothing. */
export async function planFor(asked: Asked): Promise<{ ok: true; plan: ActionPlan } | NotDone> {
  const held = await subscriptionById(database, asked.id)
  if (!held || held.customerId !== asked.customerId) return NOT_FOUND
  const told = await askedEvent(database, held, asked)
  if ('why' in told) return { ok: false, why: told.why }
  const planned = planOf(held.facts, told, await subscriptionRules(database))
  return planned.ok ? planned : refusedAs(planned)
}

const NOT_FOUND = { ok: false, why: 'not_found' } as const

/**
 * Does what was previewed, at its instant and to the cent (DOMAIN 6): of two at once one wins. What charges needs the plan
 * that was agreed to; without it, or with one that is no longer so, `price_changed` with the one of now. Who comes back gets
 * the subscription that begins, whose first order is paid on its page.
 */
export function actFor(
  asked: Asked,
  agreed?: ActionPlan,
): Promise<{ ok: true; subscription: StoredSubscription; orderToCharge: string | undefined } | NotDone> {
  return inTransaction(async tx => {
    const held = await lockSubscription(tx, asked.id)
    if (!held || held.customerId !== asked.customerId) return NOT_FOUND
    const told = await askedEvent(tx, held, asked)
    if ('why' in told) return { ok: false, why: told.why }
    const rules = await subscriptionRules(tx)
    const plan = agreed ?? freely(planOf(held.facts, told, rules))
    if ('ok' in plan)
      return plan.ok ? { ok: false, why: 'price_changed', plan: plan.plan } : refusedIn(tx, held, told, plan)
    const done = act(held.facts, told, { agreed: plan, now: asked.at }, rules)
    if (!done.ok)
      return done.why === 'plan_changed'
        ? { ok: false, why: 'price_changed', plan: done.plan }
        : refusedIn(tx, held, told, done)
    const after = await applyStep(tx, held, told, done)
    if (done.begun) {
      const subscription = await beginAnew(tx, after, done.begun, asked.at)
      return { ok: true, subscription, orderToCharge: undefined }
    }
    const subscription = after
    return { ok: true, subscription, orderToCharge: await openOrder(tx, subscription) }
  })
}

/** The plan itself where nothing is charged, so that nothing has to be agreed to. */
function freely(planned: ReturnType<typeof planOf>) {
  return planned.ok && planned.plan.charge === 0 && planned.plan.debit === 0 ? planned.plan : planned
}

async function refusedIn(
  tx: Database,
  held: StoredSubscription,
  told: AskedEvent,
  refused: Refused,
): Promise<NotDone> {
  await noteRefusal(tx, held, told, refused.why)
  return refusedAs(refused)
}

const refusedAs = ({ state, allowed, why: reason }: Refused): NotDone => ({
  ok: false,
  why: 'not_allowed',
  now: { state, allowed: offered(allowed), reason },
})

const offered = (allowed: readonly SubscriptionAction[]): CustomerAction[] =>
  CUSTOMER_ACTIONS.filter(action => allowed.includes(action))

/** What a customer can do at an instant (ms). */
export const allowedFor = ({ facts }: StoredSubscription, at: number): CustomerAction[] =>
  offered(allowedActions(facts, at))

async function openOrder(tx: Database, { id, facts }: StoredSubscription): Promise<string | undefined> {
  const open = facts.charges.find(({ state }) => state === 'in_flight')
  const [order] = open
    ? await tx.query<{ id: string }>('select id from orders where subscription_id = $1 and charge = $2', [
        id,
        open.number,
      ])
    : []
  return order?.id
}
