import {
  couponToStay,
  isQuoteError,
  type Plan,
  type QuoteErrorCode,
  type RuleBook,
  subscriberPrice,
} from '@/pricing'
import {
  type ActionPlan,
  act,
  allowedActions,
  nextChargeOf,
  planOf,
  productsTaken,
  type Refused,
  type SubscriptionAction,
  type SubscriptionEvent,
  type Terms,
} from '@/pricing/subscriptions'
import { ownedOfCustomer } from '../licences/owned'
import { ruleBook } from '../rule-book/live'
import { type Database, database, inTransaction } from '../runtime/database'
import { beginAnew } from './anew'
import { isRenewing } from './begin'
import { subscriptionRules } from './rules'
import { lockSubscription, type StoredSubscription, subscriptionById, subscriptionsOf } from './stored'
import { applyStep, noteRefusal } from './tell'
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

export type Standing = {
  state: StoredSubscription['facts']['state']
  allowed: CustomerAction[]
  reason: Refused['why']
}
export type NotDone =
  | { ok: false; why: 'not_found' | QuoteErrorCode }
  | { ok: false; why: 'not_allowed'; standing: Standing }
  | { ok: false; why: 'price_changed'; plan: ActionPlan }

type Told = Extract<SubscriptionEvent, { on: CustomerAction }>

/** What an action would charge and change, and when (API, diff_price); changes nothing. */
export async function planFor(asked: Asked): Promise<{ ok: true; plan: ActionPlan } | NotDone> {
  const held = await subscriptionById(database, asked.id)
  if (!held || held.customerId !== asked.customerId) return NOT_FOUND
  const told = await toldOf(database, held, asked)
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
    const told = await toldOf(tx, held, asked)
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
  told: Told,
  refused: Refused,
): Promise<NotDone> {
  await noteRefusal(tx, held, told, refused.why)
  return refusedAs(refused)
}

const refusedAs = ({ state, allowed, why: reason }: Refused): NotDone => ({
  ok: false,
  why: 'not_allowed',
  standing: { state, allowed: offered(allowed), reason },
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

type Problem = { why: QuoteErrorCode }

/** The event of an action, its terms priced in the currency of the subscription. */
async function toldOf(db: Database, held: StoredSubscription, asked: Asked): Promise<Told | Problem> {
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
      const off = await offerToStay(db, book, held, at)
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
async function offerToStay(db: Database, book: RuleBook, held: StoredSubscription, at: number) {
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
  const licence = { pid: facts.items[0]?.pid ?? 0, plan: facts.plan }
  const priced = subscriberPrice(book, { at, locale, country, owned }, { licence, plan })
  if (isQuoteError(priced)) return { why: priced.error }
  return priced.currency === facts.currency ? priced.price : { why: 'not_sellable' }
}
