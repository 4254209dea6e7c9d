import { orderById } from '../orders/order'
import { database } from '../runtime/database'
import { markGivenBack, markNotGivenBack, owedSession, waitForApproval } from './differences/owed-money'
import { disputeOfSession } from './disputes'
import { providerOf } from './providers'
import { reconcileOrder } from './reconcile'
import type { PaymentSession } from './sessions'

/**
 * Has a payer refund a session that we owe, exactly once. On failure it is recorded and throws; the sweep tries
 * again.
 */
export async function giveBack(id: string): Promise<void> {
  const owed = await owedSession(id)
  if (!owed) return
  try {
    if ((await ask(owed)) === 'pending') await waitForApproval(id)
    else await markGivenBack(id)
  } catch (error) {
    await markNotGivenBack(owed, error)
    throw error
  }
}

type Given = 'given' | 'pending'

async function ask(owed: PaymentSession): Promise<Given> {
  if ((await disputeOfSession(database, owed)) === 'lost') return 'given' // the buyer's bank gave it back
  return owed.state === 'returned' ? refundAtProvider(owed, `return:${owed.id}`) : refundSold(owed)
}

/** Refunds a sold order in full; the payer's event does the rest, as for any refund. */
async function refundSold(owed: PaymentSession): Promise<Given> {
  const order = await orderById(database, owed.orderId)
  if (order?.state !== 'paid') return 'given'
  const given = await refundAtProvider(owed, `refund:${order.number}`)
  if (given === 'given') await reconcileOrder(order)
  return given
}

async function refundAtProvider(
  { provider, session }: PaymentSession,
  idempotencyKey: string,
): Promise<Given> {
  if (session === null) throw new Error('A payment that is owed has no name at its payer.')
  const request = { session, at: Date.now(), idempotencyKey }
  const status = await providerOf({ provider }).refundSession(request)
  if (status.state === 'settled' && status.isRefundPending) return 'pending'
  if (status.state === 'settled' && status.event.type === 'refunded') return 'given'
  throw new Error(`The payer ${provider} did not give the money of a session back.`)
}
