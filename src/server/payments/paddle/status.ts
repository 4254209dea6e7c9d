import { z } from 'zod'
import { CURRENCIES } from '@/pricing'
import type { PaymentEvent, SessionStatus, Settled } from '../provider'
import { type Adjustment, type Transaction, transaction } from './answers'
import { isMissing, paddle, read } from './client'

/** Undefined where Paddle knows no such transaction, or we did not open it. */
export async function transactionAtPaddle(name: string): Promise<Transaction | undefined> {
  try {
    const found = await read(() => paddle().transactions.get(name, { include: ['adjustment'] }), transaction)
    return found.customData ? found : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export async function statusOf(name: string): Promise<SessionStatus> {
  const found = await transactionAtPaddle(name)
  return found ? statusOfTransaction(found) : { state: 'unknown' }
}

function statusOfTransaction(found: Transaction): SessionStatus {
  if (found.status === 'paid' || found.status === 'completed') return paidStatus(found)
  return found.status === 'canceled'
    ? { state: 'closed' }
    : { state: 'open', url: z.string().parse(found.checkout?.url) }
}

function paidStatus(found: Transaction): Settled {
  const money = moneyOf(found)
  const captured = found.payments.find(({ status }) => status === 'captured')
  const at = captured?.capturedAt ?? found.createdAt
  const refunds = (found.adjustments ?? []).filter(({ action }) => action === 'refund')
  const returned = totalOf(refunds.filter(({ status }) => status === 'approved'))
  return {
    state: 'settled',
    event: { ...money, type: returned > 0 && returned >= money.amount ? 'refunded' : 'paid', at },
    also: [...partOf(money, returned, refunds), ...newsOf(money, found.adjustments ?? [])],
    isRefundPending: refunds.some(({ status }) => status === 'pending_approval'),
  }
}

const totalOf = (all: readonly Adjustment[]): number =>
  all.reduce((sum, { totals }) => sum + (totals?.total ?? 0), 0)

type Money = ReturnType<typeof moneyOf>

function moneyOf({ id: session, customData, currencyCode, details }: Transaction) {
  return {
    session,
    reference: z.string().parse(customData?.order),
    amount: z.number().parse(details?.totals?.grandTotal),
    currency: z.enum(CURRENCIES).parse(currencyCode),
  }
}

function partOf(money: Money, amount: number, refunds: readonly Adjustment[]): PaymentEvent[] {
  if (amount === 0 || amount >= money.amount) return []
  const at = Math.max(...refunds.map(({ createdAt }) => createdAt))
  return [{ ...money, id: `fetched:${money.session}:refunded:${amount}`, type: 'refunded', amount, at }]
}

/**
 * Paddle takes the money back when a complaint comes: it is lost, and may be won after all. Keys are `action status`;
 * what is not here changes nothing.
 */
const NEWS: Readonly<Record<string, PaymentEvent['type']>> = {
  'refund rejected': 'refund_failed',
  'refund reversed': 'refund_failed',
  'chargeback approved': 'dispute_lost',
  'chargeback_reverse approved': 'dispute_won',
  'chargeback_warning approved': 'dispute_warned',
}

const newsOf = (money: Money, all: readonly Adjustment[]): PaymentEvent[] =>
  all.flatMap(({ id, action, status, createdAt: at, totals }) => {
    const type = NEWS[`${action} ${status}`]
    if (!type) return []
    const amount = totals?.total ?? money.amount
    // A transaction has one complaint, which its adjustments tell of one by one.
    return [{ ...money, id: `fetched:${id}:${type}`, type, amount, dispute: money.session, at }]
  })
