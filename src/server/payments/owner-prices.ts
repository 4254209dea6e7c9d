import type { Rechecked } from '../jobs/queues'
import { sendJob } from '../jobs/send'
import { lockOrder, type Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { type Database, database, inTransaction } from '../runtime/database'
import { weighDifference } from './difference'
import { closeHeld } from './reconcile'
import { type PaymentSession, SESSION_COLUMNS, sessionsOf } from './sessions'
import { missingOf } from './upgrade-base'

/**
 * Looks at everything of a customer, or at one order, whose price stands on licences (decision 025). What they could still
 * pay at a price that is gone is closed; of what is sold the difference is asked for, or given back where nothing is
 * missing any more. Run again it changes nothing.
 */
export async function recheckOwnerPrices(whose: Rechecked): Promise<void> {
  await ruleBook()
  const [column, id] = 'order' in whose ? ['id', whose.order] : ['customer_id', whose.customer]
  const orders = await database.query<{ number: string }>(
    `select number from orders where ${column} = $1 order by created_at`,
    [id],
  )
  for (const { number } of orders) await inTransaction(tx => recheckOrder(tx, number))
}

/** What it is judged by is read while nobody else changes the order, so that of several who look the last one is right. */
async function recheckOrder(tx: Database, number: string): Promise<void> {
  const order = await lockOrder(tx, number)
  if (!order) return
  await forgetMark(tx, order)
  for (const session of await ownerSessions(tx, order)) await recheck(tx, order, session)
}

/** First of all: who changes a base holds the mark until that is committed, and is seen by what is read after it. */
const forgetMark = (tx: Database, { id }: Order) =>
  tx.query('update payment_sessions set weigh_after = null where order_id = $1 and weigh_after is not null', [
    id,
  ])

const ownerSessions = (tx: Database, { id }: Order): Promise<PaymentSession[]> =>
  sessionsOf(
    tx,
    `select ${SESSION_COLUMNS} from payment_sessions s where s.order_id = $1 and s.purpose = 'order'
       and s.state in ('open', 'paid') and s.stood_on <> '[]'`,
    [id],
  )

async function recheck(tx: Database, order: Order, session: PaymentSession): Promise<void> {
  if (session.state === 'open') {
    if ((await missingOf(tx, order, session)).isMissing) await voidSession(tx, session)
  } else if (order.state === 'paid') await weighDifference(tx, order, session)
}

/** Money that comes through it from now on is given back; its payer closes it as soon as it can be reached. */
async function voidSession(tx: Database, session: PaymentSession): Promise<void> {
  if (await closeHeld(tx, session, 'void'))
    await sendJob(tx, 'leave-payment-session', { session: session.id })
}
