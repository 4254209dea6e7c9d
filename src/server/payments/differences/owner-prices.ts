import type { Rechecked } from '../../jobs/queues'
import { sendJob } from '../../jobs/send'
import { lockOrder, type Order } from '../../orders/order'
import { ruleBook } from '../../rule-book/live'
import { type Database, database, inTransaction } from '../../runtime/database'
import { closeHeld } from '../reconcile'
import { type PaymentSession, SESSION_COLUMNS, sessionsOf } from '../sessions'
import { isCovered } from './covered'
import { weighDifference } from './difference'
import { missingOf } from './upgrade-base'

/**
 * Rechecks all of a customer, or one order, whose price depends on licences (decision 025): closes sessions at a
 * price that is gone or for what they own by now; of what is sold, asks for the difference or returns it.
 * Idempotent.
 */
export async function recheckOwnerPrices(whose: Rechecked): Promise<void> {
  await ruleBook()
  const [which, id] = 'order' in whose ? ['id = $1', whose.order] : [OF_CUSTOMER, whose.customer]
  const orders = await database.query<{ number: string }>(
    `select number from orders where ${which} order by created_at`,
    [id],
  )
  for (const { number } of orders) await inTransaction(tx => recheckOrder(tx, number))
}

const OF_CUSTOMER = `customer_id = $1 and state in ('pending', 'paid')`

/** Reads everything under the order's lock, so that of concurrent rechecks the last is right. */
async function recheckOrder(tx: Database, number: string): Promise<void> {
  const order = await lockOrder(tx, number)
  if (!order) return
  await forgetMark(tx, order)
  for (const session of await ownerSessions(tx, order)) await recheck(tx, order, session)
}

/** Must come first: whoever changes a base holds the mark until the commit, and later reads see that change. */
const forgetMark = (tx: Database, { id }: Order) =>
  tx.query('update payment_sessions set weigh_after = null where order_id = $1 and weigh_after is not null', [
    id,
  ])

const ownerSessions = (tx: Database, { id }: Order): Promise<PaymentSession[]> =>
  sessionsOf(
    tx,
    `select ${SESSION_COLUMNS} from payment_sessions s where s.order_id = $1 and s.purpose = 'order'
       and (s.state = 'open' or (s.state = 'paid' and s.stood_on <> '[]'))`,
    [id],
  )

async function recheck(tx: Database, order: Order, session: PaymentSession): Promise<void> {
  if (session.state === 'open') {
    if ((await missingOf(tx, order, session)).isMissing) await leave(tx, session, 'void')
    else if (await isCovered(tx, order, session)) await leave(tx, session, 'closed')
  } else if (order.state === 'paid') await weighDifference(tx, order, session)
}

/** Money that comes through a void session is returned. */
async function leave(tx: Database, session: PaymentSession, state: 'closed' | 'void'): Promise<void> {
  if (await closeHeld(tx, session, state)) await sendJob(tx, 'leave-payment-session', { session: session.id })
}
