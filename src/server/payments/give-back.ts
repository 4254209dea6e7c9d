import { ORDER_COLUMNS, ordersOf } from '../orders/order'
import { database } from '../runtime/database'
import { providerOf } from './providers'
import { reconcileOrder } from './reconcile'
import { SESSION_COLUMNS, sessionsOf } from './sessions'

/** Asks the payer to give the money of a session back; however often it is asked, that happens once. */
export async function returnPayment(id: string): Promise<void> {
  const [session] = await sessionsOf(
    database,
    `select ${SESSION_COLUMNS} from payment_sessions s where s.id = $1 and s.state = 'returned'`,
    [id],
  )
  if (!session || session.session === null) return
  const payer = providerOf({ payer: session.provider })
  const request = { session: session.session, at: Date.now(), idempotencyKey: `return:${id}` }
  const status = await payer.refundSession(request)
  if (status.state !== 'settled' || status.event.type !== 'refunded')
    throw new Error(`The payer ${session.provider} did not give the money of a session back.`)
}

/** Has all the money of a sold order given back, by its payer's event as for any refund; asked again it happens once. */
export async function refundSold(orderId: string): Promise<void> {
  const [order] = await ordersOf(
    database,
    `select ${ORDER_COLUMNS} from orders where id = $1 and state = 'paid' and payer_session is not null`,
    [orderId],
  )
  if (!order || order.session === null) return
  const request = { session: order.session, at: Date.now(), idempotencyKey: `refund:${order.number}` }
  const status = await providerOf(order).refundSession(request)
  if (status.state !== 'settled' || status.event.type !== 'refunded')
    throw new Error(`The payer ${order.payer} did not refund ${order.number}.`)
  await reconcileOrder(order)
}
