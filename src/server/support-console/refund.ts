import { formatMoney } from '@/pricing'
import { lockOrder, type Order } from '../orders/order'
import { providerOf } from '../payments/providers'
import { reconcileOrder } from '../payments/reconcile'
import { paidDifferences } from '../payments/sessions'
import { type Database, database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { type Acting, type ConsoleResult, resultOf, writeAudit } from './audit'
import { forbidden } from './refusal'
import { allowedForOrder, stateOfOrder } from './staff-only'

/** Until a refund without an outcome may be asked for again. */
const PATIENCE_MS = 60_000

/**
 * Refunds an order in full through its payer, once however often it is asked (DOMAIN 6). Logged before the payer is
 * asked and after, with no transaction open between. The payer's event takes the licences back. Undefined where
 * there is no such order.
 */
export async function refundOrder(number: string, acting: Acting): Promise<ConsoleResult | undefined> {
  const asked = await inTransaction(tx => ask(tx, number, acting))
  if (!asked || 'outcome' in asked) return asked
  const result = await refunded(asked, acting.at)
  await inTransaction(tx =>
    tellLog(tx, { ...acting, idempotencyKey: endOf(acting.idempotencyKey) }, asked, result),
  )
  return result
}

const endOf = (idempotencyKey: string): string => `${idempotencyKey}:end`

async function ask(tx: Database, number: string, acting: Acting): Promise<Order | ConsoleResult | undefined> {
  const order = await lockOrder(tx, number)
  if (!order) return undefined
  const ended = await resultOf(tx, endOf(acting.idempotencyKey))
  if (ended) return ended
  const known = await resultOf(tx, acting.idempotencyKey)
  if (known) return known.outcome === 'asked' ? order : known
  const refusal = await reasonAgainst(tx, order, acting.at)
  await tellLog(tx, acting, order, refusal ?? { outcome: 'asked', detail: 'The payer is asked.' })
  return refusal ?? order
}

async function reasonAgainst(tx: Database, order: Order, at: number): Promise<ConsoleResult | undefined> {
  const allowed = allowedForOrder(order)
  const state = stateOfOrder(order)
  if (!allowed.includes('refund')) return forbidden('order', 'refund', { state, allowed })
  if (order.session === null) return { outcome: 'refused', detail: NEVER_PAID, state, allowed: ['resend'] }
  if (await isUnderWay(tx, order.number, at))
    return { outcome: 'refused', detail: UNDER_WAY, state, allowed: ['resend'] }
  return undefined
}

const NEVER_PAID = 'No payer took money for this order, so there is none to give back.'
const UNDER_WAY = 'Somebody is refunding this order at this moment. Reload the page to see what came of it.'

async function isUnderWay(tx: Database, number: string, at: number): Promise<boolean> {
  const asked = await tx.query(
    `select 1 from audit_events a where a.order_number = $1 and a.action = 'refund' and a.outcome = 'asked' and a.at > $2
       and not exists (select 1 from audit_events e where e.idempotency_key = a.idempotency_key || ':end')`,
    [number, new Date(at - PATIENCE_MS)],
  )
  return asked.length > 0
}

async function refunded(order: Order, at: number): Promise<ConsoleResult> {
  const idempotencyKey = `refund:${order.number}`
  try {
    const session = order.session ?? ''
    const status = await providerOf(order).refundSession({ session, at, idempotencyKey })
    if (status.state === 'settled' && status.isRefundPending) return PENDING
    if (status.state !== 'settled' || status.event.type !== 'refunded') return NOT_REFUNDED
  } catch (error) {
    log.error({ error, order: order.number }, 'a payer did not refund')
    return NOT_CONFIRMED
  }
  return applied(order)
}

/** The payer's webhook brings the same event; whichever comes first counts. */
async function applied(order: Order): Promise<ConsoleResult> {
  const more = await alsoReturned(order)
  try {
    await reconcileOrder(order)
    return {
      outcome: 'done',
      detail: `The money is on its way back${more}, and the licences of the order are gone.`,
    }
  } catch (error) {
    log.error({ error, order: order.number }, 'a refund waits to be applied')
    return {
      outcome: 'done',
      detail: `The money is on its way back${more}; the licences follow within minutes.`,
    }
  }
}

async function alsoReturned({ id, currency }: Order): Promise<string> {
  const paid = await paidDifferences(database, id)
  const amount = paid.reduce((sum, { total }) => sum + total, 0)
  return amount > 0 ? `, the paid difference of ${formatMoney(amount, currency, 'en')} with it` : ''
}

const PENDING: ConsoleResult = {
  outcome: 'done',
  detail:
    'The payer was asked for the refund and has yet to approve it. The licences go when it does; nothing more is to be done here.',
}
const NOT_REFUNDED: ConsoleResult = {
  outcome: 'failed',
  detail: 'The payer did not refund: it knows the payment in another state. Nothing was changed.',
}
const NOT_CONFIRMED: ConsoleResult = {
  outcome: 'failed',
  detail: 'The payer did not answer as it should. Nothing was changed; asking again is safe.',
}

const tellLog = (tx: Database, acting: Acting, { number, customerId }: Order, result: ConsoleResult) =>
  writeAudit(tx, acting, { action: 'refund', order: number, licence: null, customer: customerId }, result)
