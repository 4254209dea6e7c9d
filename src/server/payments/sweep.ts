import { forgetAccountDeletionEmails } from '../accounts/account-deletion-email'
import { database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { followCardChanges } from './card-change/follow'
import { mendCharges } from './charge'
import { refundOverdue } from './differences/difference'
import { forgottenMoney } from './differences/owed-money'
import { recheckOwnerPrices } from './differences/owner-prices'
import { leaveSession } from './enter'
import { expireOrders } from './expire-orders'
import { followMandates } from './follow-mandate'
import { applyTold } from './follow-notice'
import { giveBack } from './give-back'
import { forgottenEvents } from './inbox'
import { forgottenRechecks } from './recheck-prices'
import { reconcileSession, sessionsToAsk } from './reconcile'
import type { PaymentSession } from './sessions'

/** How often each process looks for stuck payments, such as those of a killed one. */
export const STUCK_MS = 15_000

/**
 * Retries what got stuck: events not applied, refunds not made, open sessions without a webhook. A failure is
 * logged and left for the next time.
 */
export async function mendStuckPayments(): Promise<void> {
  for (const event of await forgottenEvents(database)) await attempt('event', event, () => applyTold(event))
  for (const session of await forgottenMoney()) await attempt('owed money', session, () => giveBack(session))
  await attempt('charges', 'of subscriptions', () => mendCharges(Date.now()))
  await attempt('card changes', 'of subscriptions', followCardChanges)
  await attempt('mandates', 'of subscriptions', followMandates)
  await askProviders(await sessionsToAsk())
}

/** The same, and expires what is overdue. */
export async function sweepPayments(): Promise<void> {
  await mendStuckPayments()
  for (const order of await forgottenRechecks(database))
    await attempt('owner price', order, () => recheckOwnerPrices({ order }))
  await expireOrders(database)
  await inTransaction(refundOverdue)
  await forgetAccountDeletionEmails(database)
}

/** In parallel, as a payer may be slow and the sweep has a minute. */
const AT_ONCE = 5

async function askProviders(sessions: PaymentSession[]): Promise<void> {
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    await Promise.all(sessions.slice(from, from + AT_ONCE).map(askProvider))
}

const askProvider = (session: PaymentSession): Promise<void> =>
  attempt('session', session.id, () =>
    session.expiresAt <= Date.now() ? leaveSession(session) : reconcileSession(session),
  )

async function attempt(kind: string, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ error, kind, id }, 'the sweep could not mend this')
  }
}
