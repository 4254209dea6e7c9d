import type { EndedMandate } from '../jobs/queues'
import { heldLicences } from '../licences/held'
import { isSettled, lockOrderById, type Order, orderById } from '../orders/order'
import { orderUrl } from '../orders/url'
import { type Database, database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import type { SavedMethod } from '../subscriptions/saved-card'
import { lockSubscription, type StoredSubscription, subscriptionById } from '../subscriptions/stored'
import { tellOfPayment } from '../subscriptions/tell-of-payment'
import { followMandate } from './follow-mandate'
import { LostAnswer } from './payer-calls'
import { applyStatus } from './reconcile'
import { recurringOf } from './recurring'
import type { Charged, ChargeRequest, RecurringProvider } from './recurring-provider'
import {
  insertSession,
  nameSession,
  openSessionOf,
  type PaymentSession,
  SESSION_COLUMNS,
  sessionsOf,
} from './sessions'

/**
 * Charges an order of a subscription to its saved payment method at an instant (ms, of the shop's clock). The attempt is
 * stored before the payer is asked and its id is the idempotency key, so that a process that dies asks for the same charge.
 */
export async function chargeOrder(id: string, at: number): Promise<void> {
  const session = await inTransaction(tx => openAttempt(tx, id, at))
  if (session) await settleCharge(session)
}

/** None where it is paid, given up, or its buyer is at the payer's page just now: the sweep comes again. */
async function openAttempt(tx: Database, id: string, at: number): Promise<PaymentSession | undefined> {
  const order = await lockOrderById(tx, id)
  if (!order || isSettled(order) || order.subscriptionId === null || order.charge === null) return undefined
  const open = await openSessionOf(tx, id)
  if (open) return open.mandate === null ? undefined : open
  const held = await lockSubscription(tx, order.subscriptionId)
  if (held?.facts.charges[order.charge - 1]?.state !== 'in_flight') return undefined
  if (held.mandate === null) {
    await tellOfPayment(tx, order, { type: 'declined', at, isHard: true })
    return undefined
  }
  await tx.query(
    `update orders set state = 'pending', provider = $2, provider_session = null, updated_at = now() where id = $1`,
    [id, held.provider],
  )
  const { total, currency, quote } = order
  const stoodOn = await stoodOnOf(tx, held, order.charge)
  return insertSession(tx, {
    ...{ orderId: id, purpose: 'order', provider: held.provider, total, currency, quote },
    ...{ pricedAt: at, stoodOn, network: null, mandate: held.mandate },
  })
}

/** A lifetime at the price of subscribers stands on what is subscribed (decision 025); other charges on nothing. */
async function stoodOnOf(tx: Database, { facts, customerId }: StoredSubscription, charge: number) {
  const isLifetime = facts.charges[charge - 1]?.purpose === 'upgrade'
  return isLifetime && customerId !== null ? heldLicences(tx, customerId) : []
}

/** Asks the payer for a stored attempt, after reading what it knows of one that was asked for before, and applies the answer. */
export async function settleCharge(session: PaymentSession): Promise<void> {
  const { id, mandate, provider } = session
  const recurring = recurringOf(provider)
  const order = await orderById(database, session.orderId)
  if (mandate === null || !recurring || !order) return
  const asked = await askedBefore(id)
  const known = asked ? await recurring.fetchCharge(id, mandate) : undefined
  if (asked && !known && asked.seconds < (recurring.asksAgainAfterSeconds ?? 0)) return
  const { session: name, status } =
    known ?? (await charged(recurring, requestOf(order, { ...session, mandate })))
  await inTransaction(tx => nameSession(tx, session, name))
  await applyStatus({ ...session, session: name }, status)
}

/** What is refused may be so because the payer paused or ended what it saved, which is asked then. */
async function charged(recurring: RecurringProvider, request: ChargeRequest & SavedMethod): Promise<Charged> {
  try {
    return await recurring.charge(request)
  } catch (error) {
    if (!(error instanceof LostAnswer)) await followMandate(request)
    throw error
  }
}

/** Notes that it is asked for now; how long ago it was first, where it was before. */
async function askedBefore(id: string): Promise<{ seconds: number } | undefined> {
  const first = await database.query(
    'update payment_sessions set charge_asked_at = now() where id = $1 and charge_asked_at is null returning id',
    [id],
  )
  if (first.length > 0) return undefined
  const [asked] = await database.query<{ seconds: number }>(
    'select extract(epoch from now() - charge_asked_at)::float as seconds from payment_sessions where id = $1',
    [id],
  )
  return asked
}

function requestOf(order: Order, session: PaymentSession & SavedMethod) {
  const { id, mandate, provider, total, currency, quote, pricedAt } = session
  const { number, email, locale } = order
  return {
    ...{ provider, mandate, reference: number, amount: total, currency, email, locale },
    ...{ description: quote.product, returnUrl: orderUrl(order), at: pricedAt, idempotencyKey: id },
  }
}

/** Attempts whose process died, and charges that no job asks for. */
export async function mendCharges(at: number): Promise<void> {
  const attempts = await sessionsOf(
    database,
    `select ${SESSION_COLUMNS} from payment_sessions s
     where s.state = 'open' and s.mandate is not null and s.created_at < now() - interval '30 seconds'
     order by s.created_at limit 100`,
    [],
  )
  for (const attempt of attempts) await orLater(attempt.id, () => settleCharge(attempt))
  const orders = await database.query<{ id: string }>(
    `select o.id from orders o join subscriptions s on s.id = o.subscription_id
     where o.state in ('open', 'failed', 'pending') and o.charge > 1 and o.updated_at < now() - interval '30 seconds'
       and s.facts -> 'charges' -> (o.charge::int - 1) ->> 'state' = 'in_flight'
       and not exists (select from payment_sessions p where p.order_id = o.id and p.state = 'open') limit 100`,
  )
  for (const { id } of orders) await orLater(id, () => chargeOrder(id, at))
}

/** One that fails keeps no other waiting. */
async function orLater(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ error, id }, 'a charge could not be mended')
  }
}

/** Lets the payer forget the payment method of a subscription that ended, or one that was replaced. `at` in ms. */
export async function endMandate({ subscription, instead }: EndedMandate, at: number): Promise<void> {
  const { provider, mandate } = instead ?? (await subscriptionById(database, subscription)) ?? NOTHING_SAVED
  if (mandate !== null) await recurringOf(provider)?.endMandate(mandate, at)
}

const NOTHING_SAVED = { provider: 'sandbox', mandate: null } as const
