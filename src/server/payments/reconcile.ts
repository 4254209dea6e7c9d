import type { Order } from '../orders/order'
import { type Database, database, inTransaction } from '../runtime/database'
import { applyPayment } from './apply'
import { storeEvents } from './inbox'
import type { PaymentEvent, SessionStatus, Settled } from './provider'
import { providerOf } from './providers'
import { endSession, holdOrder, type PaymentSession, SESSION_COLUMNS, sessionsOf } from './sessions'

type Input = Pick<PaymentSession, 'provider' | 'session'>

/**
 * Asks the payer for a session's status and applies it, as after a lost webhook. A later webhook changes nothing.
 */
export async function reconcileSession(session: PaymentSession): Promise<void> {
  if (session.session === null) return
  await applyStatus(session, await providerOf(session).fetchSession(session.session))
}

/** The same for an order's last session, settled or not. */
export async function reconcileOrder({
  provider,
  session,
}: Pick<Order, 'provider' | 'session'>): Promise<void> {
  if (session === null) return
  const status = await providerOf({ provider }).fetchSession(session)
  await applySettled({ provider }, status)
}

/** Does what a lost webhook would have done. */
export async function applyStatus(session: PaymentSession, status: SessionStatus): Promise<void> {
  if (status.state === 'closed' || status.state === 'unknown') await closeSession(session)
  else await applySettled(session, status)
}

async function applySettled({ provider }: Pick<Input, 'provider'>, status: SessionStatus): Promise<void> {
  if (status.state !== 'settled') return
  const waiting = await inTransaction(tx => storeEvents(tx, provider, eventsOf(status)))
  for (const id of waiting) await applyPayment(id)
}

/** What a payer was asked, as events whose ids are the same however often it is asked. */
export const eventsOf = ({ event, also = [] }: Settled): PaymentEvent[] => [
  { ...event, id: `fetched:${event.session}:${event.type}` },
  ...also,
]

const closeSession = (session: PaymentSession): Promise<void> =>
  inTransaction(async tx => {
    await holdOrder(tx, session.orderId)
    await closeHeld(tx, session, 'closed')
  })

/** False where it was no longer open. The caller holds the order's lock. */
export async function closeHeld(
  tx: Database,
  session: PaymentSession,
  state: 'closed' | 'void',
): Promise<boolean> {
  const open = await tx.query(`select 1 from payment_sessions where id = $1 and state = 'open'`, [session.id])
  if (open.length === 0) return false
  await endSession(tx, session, state)
  if (session.purpose === 'order')
    await tx.query(
      `update orders set state = 'open', updated_at = now() where id = $1 and state = 'pending'`,
      [session.orderId],
    )
  return true
}

export const ASK_AFTER_SECONDS = 30

/**
 * After half a minute and then ever more rarely. The newest of each network come first, so that one who opens many
 * delays nobody. Claims them.
 */
export const sessionsToAsk = (): Promise<PaymentSession[]> =>
  sessionsOf(
    database,
    `with due as (
       select id, created_at, row_number() over (partition by network order by created_at desc) as turn
       from payment_sessions where state = 'open' and mandate is null
         and asked_at < now() - greatest(make_interval(secs => $1), (now() - created_at) / 10)),
     chosen as (select id, turn, created_at from due order by turn, created_at desc limit 100)
     update payment_sessions s set asked_at = now() from chosen
     where s.id = chosen.id and s.state = 'open'
       and s.asked_at < now() - greatest(make_interval(secs => $1), (now() - s.created_at) / 10)
     returning ${SESSION_COLUMNS}`,
    [ASK_AFTER_SECONDS],
  )

/** Claims it, unless its payer was asked within `seconds`. */
export async function takeTurnToAsk({ id }: Pick<Order, 'id'>, seconds: number) {
  const [session] = await sessionsOf(
    database,
    `update payment_sessions s set asked_at = now()
     where s.order_id = $1 and s.state = 'open' and s.asked_at <= now() - make_interval(secs => $2)
     returning ${SESSION_COLUMNS}`,
    [id, seconds],
  )
  return session
}
