import { forgetAccountDeletionEmails } from '../accounts/account-deletion-email'
import { database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { applyPayment } from './apply'
import { refundOverdue } from './difference'
import { leaveSession } from './enter'
import { expireOrders } from './expire-orders'
import { giveBack } from './give-back'
import { forgottenEvents } from './inbox'
import { forgottenMoney } from './owed-money'
import { recheckOwnerPrices } from './owner-prices'
import { forgottenRechecks } from './recheck-prices'
import { reconcileSession, sessionsToAsk } from './reconcile'
import type { PaymentSession } from './sessions'

/** How often each process looks for payments that got stuck, as those do whose process was killed. */
export const STUCK_MS = 15_000

/**
 * Finds what got stuck: events that were not applied, money that did not go back, open sessions whose webhook never came. One that fails is logged
 * and left for the next time; the others go on.
 */
export async function mendStuckPayments(): Promise<void> {
  for (const event of await forgottenEvents(database))
    await attempt('event', event, () => applyPayment(event))
  for (const session of await forgottenMoney()) await attempt('owed money', session, () => giveBack(session))
  await askPayers(await sessionsToAsk())
}

/** The same, and ends what nobody wants any more. */
export async function sweepPayments(): Promise<void> {
  await mendStuckPayments()
  for (const order of await forgottenRechecks(database))
    await attempt('owner price', order, () => recheckOwnerPrices({ order }))
  await expireOrders(database)
  await inTransaction(refundOverdue)
  await forgetAccountDeletionEmails(database)
}

/** So many at a time: a payer may be slow, and the sweep has a minute. */
const AT_ONCE = 5

async function askPayers(sessions: PaymentSession[]): Promise<void> {
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    await Promise.all(sessions.slice(from, from + AT_ONCE).map(askPayer))
}

/** What nobody paid in time is closed; of the rest the payer says what became of it. */
const askPayer = (session: PaymentSession): Promise<void> =>
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
