import { sendJob } from '../jobs/send'
import { ORDER_COLUMNS, type Order, ordersOf } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { database, inTransaction } from '../runtime/database'
import { claimDifference, dropDifference } from './difference'
import { closeSession } from './reconcile'
import { type PaymentSession, SESSION_COLUMNS, sessionsOf } from './sessions'
import { missingForGood, missingOf } from './upgrade-base'

/**
 * Looks at everything of a customer whose price stands on licences that they hold (decision 025). What they could still
 * pay at a price that is gone is closed; of what is sold the difference is asked for. Run again it changes nothing.
 */
export async function recheckOwnerPrices(customerId: string): Promise<void> {
  await ruleBook()
  const orders = await ordersOf(
    database,
    `select ${ORDER_COLUMNS} from orders where customer_id = $1 and state in ('pending', 'paid') order by created_at`,
    [customerId],
  )
  for (const order of orders) for (const session of await ownerSessions(order)) await recheck(order, session)
}

const ownerSessions = ({ id }: Order): Promise<PaymentSession[]> =>
  sessionsOf(
    database,
    `select ${SESSION_COLUMNS} from payment_sessions s where s.order_id = $1 and s.purpose = 'order'
       and s.state in ('open', 'paid') and s.stood_on <> '[]'`,
    [id],
  )

async function recheck(order: Order, session: PaymentSession): Promise<void> {
  if (session.state === 'open') {
    if ((await missingOf(database, order, session)).isMissing) await voidSession(session)
    return
  }
  if (order.state !== 'paid') return
  const missing = await missingForGood(database, order, session)
  await inTransaction(tx =>
    missing.isMissing ? claimDifference(tx, order, session, missing.amount) : dropDifference(tx, order.id),
  )
}

/** Money that comes through it from now on is given back; its payer closes it as soon as it can be reached. */
const voidSession = (session: PaymentSession): Promise<void> =>
  closeSession(session, 'void', tx => sendJob(tx, 'leave-payment-session', { session: session.id }))
