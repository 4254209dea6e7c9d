import { type Order, orderById } from '../orders/order'
import { orderUrl } from '../orders/url'
import { database, inTransaction } from '../runtime/database'
import { settleCharge } from './charge'
import type { PaymentRequest } from './provider'
import { providerNamed, providerOf } from './providers'
import { applyStatus } from './reconcile'
import { nameSession, type PaymentSession, SESSION_COLUMNS, sessionsOf } from './sessions'

/**
 * The payer's page for a session; undefined once it was paid, declined or closed, which is applied first. Calls the
 * payer, so outside any transaction.
 */
export async function enterSession(order: Order, session: PaymentSession): Promise<string | undefined> {
  if (session.session === null) return created(order, session)
  const status = await providerOf(session).fetchSession(session.session)
  if (status.state === 'open') return status.url
  await applyStatus(session, status)
  return undefined
}

async function created(order: Order, session: PaymentSession): Promise<string | undefined> {
  const provider = providerOf(session)
  const { session: name, url } = await provider.createSession(requestOf(order, session))
  if (await inTransaction(tx => nameSession(tx, session, name))) return url
  await provider.closeSession(name) // given up meanwhile, or of clicks at once the second: nobody is sent there
  const first = await sessionById(session.id)
  if (first?.state !== 'open' || first.session === null) return undefined
  return enterSession(order, first)
}

/** If it turns out paid, that is applied. */
export async function leaveSession(session: PaymentSession): Promise<void> {
  if (session.mandate !== null) return settleCharge(session)
  const provider = providerNamed(session.provider)
  if (!provider) return
  const name = session.session ?? (await nameOf(session))
  const status = name === undefined ? NEVER_OPENED : await provider.closeSession(name)
  await applyStatus({ ...session, session: name ?? null }, status)
}

/** The same by our own id. */
export async function leaveSessionNamed(id: string): Promise<void> {
  const session = await sessionById(id)
  if (session) await leaveSession(session)
}

async function sessionById(id: string): Promise<PaymentSession | undefined> {
  const text = `select ${SESSION_COLUMNS} from payment_sessions s where s.id = $1`
  return (await sessionsOf(database, text, [id]))[0]
}

const NEVER_OPENED = { state: 'unknown' } as const

/** A process that died before the payer answered left no name. */
async function nameOf(session: PaymentSession): Promise<string | undefined> {
  const order = await orderById(database, session.orderId)
  if (!order) throw new Error('A payment session has no order.')
  const provider = providerOf(session)
  const name = await provider.recallSession(requestOf(order, session))
  if (name !== undefined) await inTransaction(tx => nameSession(tx, session, name))
  return name
}

function requestOf(order: Order, session: PaymentSession): PaymentRequest {
  const { number, email, locale } = order
  const { id, total, currency, quote, expiresAt } = session
  return {
    reference: number,
    amount: total,
    currency,
    email,
    description: quote.product,
    locale,
    returnUrl: orderUrl(order),
    expiresAt,
    idempotencyKey: id,
    ...(order.subscriptionId !== null && { keepsMandate: true }),
  }
}
