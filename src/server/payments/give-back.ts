import { orderById } from '../orders/order'
import { database } from '../runtime/database'
import { disputeOfSession } from './disputes'
import { markGivenBack, markNotGivenBack, owedSession } from './owed-money'
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
    await ask(owed)
  } catch (error) {
    await markNotGivenBack(owed, error)
    throw error
  }
  await markGivenBack(id)
}

async function ask(owed: PaymentSession): Promise<void> {
  if ((await disputeOfSession(database, owed)) === 'lost') return // the buyer's bank gave it back
  if (owed.state === 'returned') await refundAtProvider(owed, `return:${owed.id}`)
  else await refundSold(owed)
}

/** Refunds a sold order in full; the payer's event does the rest, as for any refund. */
async function refundSold(owed: PaymentSession): Promise<void> {
  const order = await orderById(database, owed.orderId)
  if (order?.state !== 'paid') return
  await refundAtProvider(owed, `refund:${order.number}`)
  await reconcileOrder(order)
}

async function refundAtProvider(
  { provider, session }: PaymentSession,
  idempotencyKey: string,
): Promise<void> {
  if (session === null) throw new Error('A payment that is owed has no name at its payer.')
  const request = { session, at: Date.now(), idempotencyKey }
  const status = await providerOf({ provider }).refundSession(request)
  if (status.state !== 'settled' || status.event.type !== 'refunded')
    throw new Error(`The payer ${provider} did not give the money of a session back.`)
}
