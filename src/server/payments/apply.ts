import { type Database, database, inTransaction } from '../database'
import { log } from '../log'
import { lockOrder } from '../orders'
import { ruleBook } from '../rule-book'
import { disputeAfter } from './disputes'
import { claimEvent, closeEvent, failEvent } from './inbox'
import { perform } from './perform'
import { ALARMING, type Outcome, planPayment } from './plan'

/**
 * Applies a stored payment event, once, however often and by however many processes it is called (CONVENTIONS, effects
 * happen once). What it gives is the outcome; undefined where there was nothing left to do. A failure rolls everything
 * back, the claim too, and is thrown after it was written down.
 */
export async function applyPayment(id: string): Promise<Outcome | undefined> {
  await ruleBook() // loaded before a connection is held: letters name products
  try {
    return await inTransaction(tx => apply(tx, id))
  } catch (error) {
    await failEvent(database, id, error)
    throw error
  }
}

async function apply(tx: Database, id: string): Promise<Outcome | undefined> {
  const claimed = await claimEvent(tx, id)
  if (!claimed) return undefined
  const { event, provider } = claimed
  const order = await lockOrder(tx, event.reference)
  const dispute = order ? await disputeAfter(tx, order, event) : null
  const { outcome, steps } = planPayment(order, event, dispute)
  if (order) for (const step of steps) await perform(tx, step, { ...order, dispute }, event)
  await closeEvent(tx, id, order?.id, outcome)
  if (ALARMING.includes(outcome)) log.error({ outcome, provider, event }, 'a payment needs a person')
  return outcome
}
