import { isSettled, lockOrder, type Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { type Database, database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { counter } from '../runtime/metrics'
import { isUnwanted as isUnwantedCharge } from '../subscriptions/tell-of-payment'
import { writeAlarm, writeStuckAlarm } from './alarm'
import { isCovered } from './differences/covered'
import { isDifferenceDue } from './differences/due-difference'
import { missingOf } from './differences/upgrade-base'
import { disputeAfter, isDispute } from './disputes'
import { type ClaimedEvent, claimEvent, closeEvent, failEvent } from './inbox'
import { perform } from './perform'
import { planPayment } from './plan'
import { ALARMING, type Facts, isAlarming, type Outcome } from './plan-terms'
import type { PaymentEvent } from './provider'
import { type PaymentSession, sessionOfEvent } from './sessions'

/**
 * Applies a stored payment event exactly once, however many processes call it (CONVENTIONS, effects happen once).
 * Gives the outcome, undefined where it was applied already. On an error all is rolled back, the claim too; the
 * error is recorded and thrown.
 */
export async function applyPayment(id: string): Promise<Outcome | undefined> {
  await ruleBook() // loaded before a connection is held: emails name products
  return orFailed(id, async () => {
    const outcome = await inTransaction(tx => apply(tx, id))
    if (outcome) countPayment({ outcome })
    return outcome
  })
}

/** An error is recorded at the event and thrown; after several of them staff are told. */
export async function orFailed<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const tries = await failEvent(database, id, error)
    if (tries === TRIES_BEFORE_ALARM) await inTransaction(tx => writeStuckAlarm(tx, id, error))
    throw error
  }
}

const countPayment = counter({
  name: 'shop_payments_total',
  help: 'Payment events that were applied, by what came of them.',
  labelNames: ['outcome'],
  atZero: ALARMING.map(outcome => ({ outcome })),
})

/** Fewer failures may be a passing trouble. */
const TRIES_BEFORE_ALARM = 5

async function apply(tx: Database, id: string): Promise<Outcome | undefined> {
  const claimed = await claimEvent(tx, id)
  if (!claimed) return undefined
  const { event, provider } = claimed
  const order = await lockOrder(tx, event.reference)
  const outcome = order ? await applyTo(tx, order, claimed) : planPayment(order, event).outcome
  await closeEvent(tx, id, order?.id, outcome)
  if (!isAlarming(outcome)) return outcome
  log.error({ outcome, provider, event }, 'a payment needs a person')
  await writeAlarm(tx, { id, outcome, event, order })
  return outcome
}

async function applyTo(tx: Database, order: Order, { event, provider }: ClaimedEvent): Promise<Outcome> {
  const session = await sessionOfEvent(tx, order.id, provider, event)
  const facts = await factsOf(tx, order, { event, session })
  const { outcome, steps } = planPayment(order, event, { ...facts, session })
  const payment = { order: after(order, facts, session), event, provider, session }
  for (const step of steps) await perform(tx, step, payment)
  return outcome
}

type Session = PaymentSession | undefined

/** A complaint about a paid difference is not about the order. */
const after = (order: Order, { dispute = order.dispute }: Facts, session: Session): Order =>
  session?.purpose === 'difference' ? order : { ...order, dispute }

async function factsOf(
  tx: Database,
  order: Order,
  { event, session }: { event: PaymentEvent; session: Session },
): Promise<Facts> {
  if (session?.purpose === 'difference')
    return {
      dispute: await disputeAfter(tx, order, event),
      isDifferenceDue: await isDifferenceDue(tx, session),
    }
  const dispute = isDispute(event) ? await disputeAfter(tx, order, event) : order.dispute
  if (!session || event.type !== 'paid' || isSettled(order)) return { dispute }
  const isUnwanted = await isUnwantedCharge(tx, order, event.at)
  if ((order.charge ?? 1) > 1) return { dispute, isUnwanted }
  const { isMissing: isBaseGone } = await missingOf(tx, order, session)
  return { dispute, isUnwanted, isBaseGone, isCovered: await isCovered(tx, order, session) }
}
