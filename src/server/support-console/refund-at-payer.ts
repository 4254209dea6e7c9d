import { formatMoney } from '@/pricing'
import type { Order } from '../orders/order'
import type { SessionStatus } from '../payments/provider'
import { providerOf } from '../payments/providers'
import { reconcileOrder } from '../payments/reconcile'
import { paidDifferences } from '../payments/sessions'
import { database } from '../runtime/database'
import { log } from '../runtime/log/log'
import type { ConsoleResult } from './audit'

/** What had gone back before, and what shall now, in minor units; undefined for all that is left. */
export type AskedRefund = { order: Order; seen: number; amount: number | undefined }

export const MEANWHILE: ConsoleResult = {
  outcome: 'refused',
  code: 'refunded_meanwhile',
  detail:
    'Another part of this order went back meanwhile, so nothing was done. Look at what is left of it now.',
}

/** Asks the payer, once for what is asked, and applies what it says. Never inside a transaction; `at` in ms. */
export async function refundAtPayer(asked: AskedRefund, at: number): Promise<ConsoleResult> {
  const { order, seen, amount } = asked
  const session = order.session ?? ''
  try {
    if (amount === undefined) {
      const whole = { session, at, idempotencyKey: `refund:${order.number}` }
      return await outcomeOf(asked, await providerOf(order).refundSession(whole))
    }
    const before = await reasonAtPayer(asked)
    if (before) return before
    const part = { session, at, amount, idempotencyKey: `refund:${order.number}:${seen}:${amount}` }
    await database.query('update orders set refund_asked = greatest(refund_asked, $2) where id = $1', [
      order.id,
      seen + amount,
    ])
    return await outcomeOf(asked, await providerOf(order).refundSession(part))
  } catch (error) {
    log.error({ error, order: order.number }, 'a payer did not refund')
    return NOT_CONFIRMED
  }
}

/** What the payer knows and the shop does not yet: a part that waits there, or that went back. */
async function reasonAtPayer({ order, seen, amount = 0 }: AskedRefund): Promise<ConsoleResult | undefined> {
  const status = await providerOf(order).fetchSession(order.session ?? '')
  const returned = returnedAt(status)
  if (status.state === 'settled' && status.isRefundPending) return WAITS
  return returned > seen && returned !== seen + amount ? MEANWHILE : undefined
}

/** All that the payer says went back, in minor units. */
function returnedAt(status: SessionStatus): number {
  if (status.state !== 'settled') return 0
  const told = [status.event, ...(status.also ?? [])].filter(({ type }) => type === 'refunded')
  return Math.max(0, ...told.map(({ amount }) => amount))
}

async function outcomeOf(asked: AskedRefund, status: SessionStatus): Promise<ConsoleResult> {
  const { order, seen, amount } = asked
  const wanted = amount === undefined ? order.total : seen + amount
  if (returnedAt(status) >= wanted) return applied(asked)
  return status.state === 'settled' && status.isRefundPending ? PENDING : NOT_REFUNDED
}

/** The payer's webhook brings the same event; whichever comes first counts. */
async function applied(asked: AskedRefund): Promise<ConsoleResult> {
  const told = await wordsOf(asked)
  try {
    await reconcileOrder(asked.order)
    return { outcome: 'done', detail: told.now }
  } catch (error) {
    log.error({ error, order: asked.order.number }, 'a refund waits to be applied')
    return { outcome: 'done', detail: told.soon }
  }
}

async function wordsOf({ order, amount }: AskedRefund): Promise<{ now: string; soon: string }> {
  if (amount !== undefined) {
    const part = `${formatMoney(amount, order.currency, 'en')} is on its way back`
    return {
      now: `${part}, and the licenses stay.`,
      soon: `${part}; its credit note follows within minutes.`,
    }
  }
  const whole = `The money is on its way back${await alsoReturned(order)}`
  return {
    now: `${whole}, and the licenses of the order are gone.`,
    soon: `${whole}; the licenses follow within minutes.`,
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
    'The payment provider was asked for the refund and has yet to approve it. What follows from it is done when it does; nothing more is to be done here.',
}
const WAITS: ConsoleResult = {
  outcome: 'refused',
  code: 'refund_waits',
  detail:
    'The payment provider has yet to approve a refund of this order. Wait for it; then look at what is left.',
}
const NOT_REFUNDED: ConsoleResult = {
  outcome: 'failed',
  detail: 'The payment provider did not refund: it knows the payment in another state. Nothing was changed.',
}
const NOT_CONFIRMED: ConsoleResult = {
  outcome: 'failed',
  detail: 'The payment provider did not answer as it should. Nothing was changed; asking again is safe.',
}
