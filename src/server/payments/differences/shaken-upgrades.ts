import type { Currency } from '@/pricing'
import { ORDER_COLUMNS, type Order, ordersOf } from '../../orders/order'
import { database } from '../../runtime/database'
import { type PaymentSession, SESSION_COLUMNS, sessionsOf } from '../sessions'
import { BASES, IS_LOST, missingWithout, periodOrderAt } from './upgrade-base'

/** An upgrade whose price would lose its base; `amount` null: as much as the refund gives back. */
export type ShakenUpgrade = { number: string; pid: number; currency: Currency; amount: number | null }

/** Of one session alone where it is the period of a subscription that ran when that was priced. */
type Base = { id: string; number: string; isLost: boolean; session: string | null }

/**
 * The upgrades that would owe a difference if one of these orders were refunded, by that order's number (decision
 * 025); of any owner, as keys are redeemed by others. What is due or paid already is not counted again.
 */
export async function shakenUpgrades(orderNumbers: readonly string[]): Promise<Map<string, ShakenUpgrade[]>> {
  const sessions = await soldOnBases(orderNumbers)
  if (sessions.length === 0) return new Map()
  const [orders, bases, asked] = await Promise.all([
    ordersWith(sessions),
    basesOf(sessions),
    askedOf(sessions),
  ])
  const upgrades = sessions.flatMap(session => {
    const order = orders.get(session.orderId)
    return order ? [{ order, session, asked: asked.get(order.id) ?? 0 }] : []
  })
  const standing = bases.filter(({ number, isLost }) => !isLost && orderNumbers.includes(number))
  const numbers = [...new Set(standing.map(({ number }) => number))]
  const shaken = numbers.map(async number => [number, await shakenBy(number, bases, upgrades)] as const)
  return new Map((await Promise.all(shaken)).filter(([, found]) => found.length > 0))
}

type Upgrade = { order: Order; session: PaymentSession; asked: number }

async function shakenBy(
  number: string,
  bases: readonly Base[],
  upgrades: readonly Upgrade[],
): Promise<ShakenUpgrade[]> {
  const found = upgrades.map(async ({ order, session, asked }) => {
    const own = bases.filter(base => isBaseOf(base, session))
    const gone = own.filter(({ isLost }) => isLost)
    const before = idsOf(gone)
    const after = idsOf([...gone, ...own.filter(base => base.number === number)])
    const missing = await missingWithout(order, session, after)
    if (!missing.isMissing) return []
    const { pid, currency } = session.quote
    const upgrade = { number: order.number, pid, currency }
    if (missing.amount !== null)
      return missing.amount > asked ? [{ ...upgrade, amount: missing.amount - asked }] : []
    return (await isImpossible(order, session, before)) ? [] : [{ ...upgrade, amount: null }]
  })
  return (await Promise.all(found)).flat()
}

/** A lifetime that was charged to the saved card holds the licence that it stands on: only the period of that can go. */
const isBaseOf = (base: Base, { id, mandate }: PaymentSession): boolean =>
  base.session === null ? mandate === null : base.session === id

const idsOf = (bases: readonly Base[]): ReadonlySet<string> => new Set(bases.map(({ id }) => id))

async function isImpossible(order: Order, session: PaymentSession, lost: ReadonlySet<string>) {
  const missing = await missingWithout(order, session, lost)
  return missing.isMissing && missing.amount === null
}

const STANDS_ON = `payment_sessions y on y.stood_on <> '[]'
  and y.stood_on @> jsonb_build_array(jsonb_build_object('id', c.id::text))`

const soldOnBases = (orderNumbers: readonly string[]): Promise<PaymentSession[]> =>
  sessionsOf(
    database,
    `select ${SESSION_COLUMNS} from payment_sessions s join orders o on o.id = s.order_id
     where s.id in (
         select y.id from ${BASES} join ${STANDS_ON} where o.number = any($1)
         union all
         select y.id from orders p join licences c on c.subscription_id = p.subscription_id join ${STANDS_ON}
         where p.number = any($1))
       and o.state = 'paid' and o.dispute is distinct from 'lost'
       and s.purpose = 'order' and s.state = 'paid'
       and not exists (select 1 from price_differences d where d.order_id = o.id and d.state = 'refunded')
     order by o.created_at`,
    [orderNumbers],
  )

async function askedOf(sessions: readonly PaymentSession[]): Promise<Map<string, number>> {
  const rows = await database.query<{ order: string; asked: number }>(
    `select asked.order_id as "order", sum(asked.amount)::int as asked from (
       select order_id, amount from price_differences where state = 'due'
       union all select order_id, total from payment_sessions where purpose = 'difference' and state = 'paid') asked
     where asked.order_id = any($1) group by 1`,
    [sessions.map(({ orderId }) => orderId)],
  )
  return new Map(rows.map(({ order, asked }) => [order, asked]))
}

async function ordersWith(sessions: readonly PaymentSession[]): Promise<Map<string, Order>> {
  const ids = sessions.map(({ orderId }) => orderId)
  const orders = await ordersOf(database, `select ${ORDER_COLUMNS} from orders where id = any($1)`, [ids])
  return new Map(orders.map(order => [order.id, order]))
}

async function basesOf(sessions: readonly PaymentSession[]): Promise<Base[]> {
  const [licences, periods] = await Promise.all([
    database.query<Base>(
      `select c.id, o.number, ${IS_LOST} as "isLost", null as session from ${BASES} where c.id = any($1)`,
      [sessions.flatMap(({ stoodOn }) => stoodOn.map(({ id }) => id))],
    ),
    database.query<Base & { session: string }>(
      `select c.id, p.number, p.state = 'refunded' as "isLost", y.id as session
       from payment_sessions y cross join lateral jsonb_array_elements(y.stood_on) held
         join licences c on c.id = (held ->> 'id')::uuid
         cross join lateral (${periodOrderAt('y.priced_at')}) p
       where y.id = any($1) and (held ->> 'subscription')::boolean`,
      [sessions.map(({ id }) => id)],
    ),
  ])
  return [...licences, ...periods]
}
