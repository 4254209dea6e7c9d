import type { Currency } from '@/pricing'
import { ORDER_COLUMNS, type Order, ordersOf } from '../orders/order'
import { database } from '../runtime/database'
import { type PaymentSession, SESSION_COLUMNS, sessionsOf } from './sessions'
import { missingWithout } from './upgrade-base'

/** An upgrade that was sold at a price which a refund would take away; `amount` null: what the refund gives back is owed. */
export type ShakenUpgrade = { number: string; pid: number; currency: Currency; amount: number | null }

type Base = { id: string; number: string; isLost: boolean }

/**
 * The upgrades whose owner would be asked for a difference if an order of theirs were refunded, by the number of that order
 * (decision 025). One that was asked for already is asked for nothing more.
 */
export async function upgradesStandingOn(customerId: string): Promise<Map<string, ShakenUpgrade[]>> {
  const sessions = await soldOnBases(customerId)
  if (sessions.length === 0) return new Map()
  const [orders, bases] = await Promise.all([ordersWith(sessions), basesOf(sessions)])
  const numbers = [...new Set(bases.flatMap(({ number, isLost }) => (isLost ? [] : [number])))]
  const shaken = numbers.map(
    async number => [number, await shakenBy(number, bases, orders, sessions)] as const,
  )
  return new Map(await Promise.all(shaken))
}

async function shakenBy(
  number: string,
  bases: readonly Base[],
  orders: ReadonlyMap<string, Order>,
  sessions: readonly PaymentSession[],
): Promise<ShakenUpgrade[]> {
  const lost = new Set(bases.filter(base => base.isLost || base.number === number).map(({ id }) => id))
  const found = sessions.map(async session => {
    const order = orders.get(session.orderId)
    const missing = order && (await missingWithout(order, session, lost))
    if (!missing?.isMissing) return []
    const { pid, currency } = session.quote
    return [{ number: order?.number ?? '', pid, currency, amount: missing.amount }]
  })
  return (await Promise.all(found)).flat()
}

const soldOnBases = (customerId: string): Promise<PaymentSession[]> =>
  sessionsOf(
    database,
    `select ${SESSION_COLUMNS} from payment_sessions s join orders o on o.id = s.order_id
     where o.customer_id = $1 and o.state = 'paid' and s.purpose = 'order' and s.state = 'paid' and s.stood_on <> '[]'
       and not exists (select 1 from price_differences d where d.order_id = o.id) order by o.created_at`,
    [customerId],
  )

async function ordersWith(sessions: readonly PaymentSession[]): Promise<Map<string, Order>> {
  const ids = sessions.map(({ orderId }) => orderId)
  const orders = await ordersOf(database, `select ${ORDER_COLUMNS} from orders where id = any($1)`, [ids])
  return new Map(orders.map(order => [order.id, order]))
}

const basesOf = (sessions: readonly PaymentSession[]): Promise<Base[]> =>
  database.query<Base>(
    `select c.id, o.number, c.state in ('refunded', 'charged_back') as "isLost" from licences c
       join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id where c.id = any($1)`,
    [sessions.flatMap(({ stoodOn }) => stoodOn.map(({ id }) => id))],
  )
