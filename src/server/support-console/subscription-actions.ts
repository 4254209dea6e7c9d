import { formatMoney } from '@/pricing'
import { allows, type Subscription, type SubscriptionEvent, step } from '@/pricing/subscriptions'
import { dayText } from '@/site/day-text'
import { ruleBook } from '../rule-book/live'
import { type Database, inTransaction } from '../runtime/database'
import { subscriptionRules } from '../subscriptions/rules'
import { lockSubscription, type StoredSubscription } from '../subscriptions/stored'
import { applyStep, noteRefusal } from '../subscriptions/tell'
import { actUnlessJustDone } from './act-once'
import type { Acting, ConsoleResult, SubscriptionDeed } from './audit'
import { forbidden } from './refusal'
import { BAD_DAYS, typedDays } from './typed-days'

/** `days`: what was typed, of a period that is made longer. */
export type WantedDeed = { days?: string | undefined }

const TOLD = { charge: 'pay', extend: 'extend', end_now: 'end_now' } as const
const SUBSCRIPTION_DEEDS = Object.keys(TOLD) as SubscriptionDeed[]

type Held = Pick<StoredSubscription, 'facts' | 'mandate'>

/** What support can do with a subscription at an instant (ms). */
export const allowedForSubscription = ({ facts, mandate }: Held, at: number): SubscriptionDeed[] =>
  SUBSCRIPTION_DEEDS.filter(deed => allows(facts, TOLD[deed], at) && (deed !== 'charge' || mandate !== null))

/**
 * Charges the unpaid renewal again, makes a period longer by days, or ends a subscription now, once for an idempotency
 * key (decision 059). What was done, by whom and why stands in its history and in the log, in one transaction. Undefined
 * where there is no such subscription.
 */
export async function actOnSubscription(
  deed: SubscriptionDeed,
  id: string,
  { acting, wanted = {} }: { acting: Acting; wanted?: WantedDeed },
): Promise<ConsoleResult | undefined> {
  await ruleBook() // loaded before a connection is held: emails name products
  return inTransaction(async tx => {
    const held = await lockSubscription(tx, id)
    if (!held) return undefined
    const record = `subscriptions/${held.id}`
    const subject = { action: deed, order: null, licence: null, customer: held.customerId, record }
    return actUnlessJustDone(tx, acting, subject, () => done(tx, held, { deed, acting, wanted }))
  })
}

type Doing = { deed: SubscriptionDeed; acting: Acting; wanted: WantedDeed }

async function done(tx: Database, held: StoredSubscription, doing: Doing): Promise<ConsoleResult> {
  const told = toldBy(doing)
  if ('outcome' in told) return told
  if (doing.deed === 'charge' && held.mandate === null) return NO_CARD
  const outcome = step(held.facts, told, await subscriptionRules(tx))
  if (!outcome.ok) {
    await noteRefusal(tx, held, told, outcome.why)
    return refusedAs(held, doing, outcome.why)
  }
  const after = await applyStep(tx, held, told, outcome)
  return { outcome: 'done', detail: DONE[doing.deed](after.facts) }
}

function toldBy({ deed, acting, wanted }: Doing): SubscriptionEvent | ConsoleResult {
  const { at, staff, reason } = acting
  const by = { staff: staff.email, reason: reason ?? '' }
  if (deed !== 'extend') return { on: TOLD[deed], at, by }
  const days = typedDays(wanted.days)
  return days === undefined ? BAD_DAYS : { on: 'extend', days, at, by }
}

const NO_CARD: ConsoleResult = {
  outcome: 'refused',
  code: 'no_card',
  detail: 'No card is saved that could be charged. Its owner can pay on the page of the order.',
}

const DONE: Record<SubscriptionDeed, (after: Subscription) => string> = {
  charge({ charges, currency }) {
    const open = charges.find(({ state }) => state === 'in_flight')
    return `The saved card is asked for ${formatMoney(open?.amount ?? 0, currency, 'en')} at this moment. Reload: the history says what came of it.`
  },
  extend: ({ period }) =>
    `The period runs until ${dayText(period.end, 'en')}, and nothing is charged before.`,
  end_now: () =>
    'The subscription is over: its licenses stopped, and nothing is charged anymore. No money moved.',
}

const SENTENCES: Record<string, string> = {
  payment_in_flight: 'A payment of it is under way. Wait until it is answered, then reload.',
  renewal_due: 'Its period is over and renews at this moment. Reload, then try again.',
  renewal_unpaid: 'Its renewal is unpaid, so there is no paid period to make longer.',
}

function refusedAs(held: StoredSubscription, { deed, acting }: Doing, why: string): ConsoleResult {
  const allowed = allowedForSubscription(held, acting.at)
  const refused = forbidden('subscription', deed, { state: held.facts.state, allowed })
  const detail = SENTENCES[why]
  return detail === undefined ? refused : { ...refused, code: why, detail }
}
