import { z } from 'zod'
import { CURRENCIES } from '@/pricing'
import type { PaymentEvent, SessionStatus, Settled } from '../provider'
import { type Adjustment, type Transaction, transaction } from './answers'
import { isMissing, paddle, read } from './client'

/** Undefined where Paddle knows no such transaction, or we did not ask for it. */
export async function transactionAtPaddle(name: string): Promise<Transaction | undefined> {
  if (!name.startsWith('txn_')) return undefined
  try {
    const found = await read(() => paddle().transactions.get(name, { include: ['adjustment'] }), transaction)
    return marksOf(found) ? found : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Asks Paddle; `unknown` also for a transaction that is none of ours. Throws `LostAnswer` where Paddle does not answer. */
export async function statusOf(name: string): Promise<SessionStatus> {
  const found = await transactionAtPaddle(name)
  return found ? statusOfTransaction(found) : { state: 'unknown' }
}

/**
 * The order and the key that we asked with: of a charge without its buyer on its price, else on the transaction. Those that
 * Paddle makes by itself for a subscription repeat the marks of its first one, and are none of ours.
 */
export function marksOf({ origin, items, customData }: Transaction) {
  if (origin === 'subscription_charge') return items.find(({ price }) => price?.customData)?.price?.customData
  return origin === 'api' ? customData : undefined
}

/**
 * Paid is `open` still while Paddle has yet to save the payment method that was asked for. Amounts in minor units,
 * instants in ms (UTC); throws where a transaction lacks our marks, its total or its page.
 */
export function statusOfTransaction(found: Transaction): SessionStatus {
  if (found.status === 'paid' || found.status === 'completed')
    return isSaving(found) ? { state: 'open', url: found.checkout?.url ?? '' } : paidStatus(found)
  if (found.origin === 'subscription_charge') return chargeStatus(found)
  return found.status === 'canceled'
    ? { state: 'closed' }
    : { state: 'open', url: z.string().parse(found.checkout?.url) }
}

/** Paid, and Paddle has yet to make the subscription that keeps the payment method. */
const isSaving = ({ items, subscriptionId }: Transaction): boolean =>
  !subscriptionId && items.some(({ price }) => price?.billingCycle)

/** Of a charge without its buyer that is not paid. */
function chargeStatus(found: Transaction): SessionStatus {
  if (found.status !== 'canceled' && found.status !== 'past_due') return { state: 'open', url: '' }
  const isHard = found.payments.some(({ errorCode }) => HARD.includes(errorCode ?? ''))
  const event = { ...moneyOf(found), type: 'declined', at: found.createdAt } as const
  return { state: 'settled', event: { ...event, ...(isHard && { isHard }) } }
}

/** After these, asking the same payment method again is in vain. */
const HARD = [
  'blocked_card',
  'declined_not_retryable',
  'expired_card',
  'fraud',
  'invalid_payment_details',
  'redacted_payment_method',
  'transaction_not_permitted',
]

function paidStatus(found: Transaction): Settled {
  const money = moneyOf(found)
  const captured = found.payments.find(({ status }) => status === 'captured')
  const at = captured?.capturedAt ?? found.createdAt
  const refunds = (found.adjustments ?? []).filter(({ action }) => action === 'refund')
  const returned = totalOf(refunds.filter(({ status }) => status === 'approved'))
  return {
    state: 'settled',
    event: {
      ...money,
      type: returned > 0 && returned >= money.amount ? 'refunded' : 'paid',
      at,
      ...(found.origin === 'api' && found.subscriptionId && { mandate: found.subscriptionId }),
    },
    also: [...partOf(money, returned, refunds), ...newsOf(money, found.adjustments ?? [])],
    isRefundPending: refunds.some(({ status }) => status === 'pending_approval'),
  }
}

const totalOf = (all: readonly Adjustment[]): number =>
  all.reduce((sum, { totals }) => sum + (totals?.total ?? 0), 0)

type Money = ReturnType<typeof moneyOf>

function moneyOf(found: Transaction) {
  const { id: session, currencyCode, details } = found
  return {
    session,
    reference: z.string().parse(marksOf(found)?.order),
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
