import type { AdjustmentAction, AdjustmentStatus } from '@paddle/paddle-node-sdk'
import { textAt } from '../form-body'
import { type Ledger, newId } from '../ledger'
import { type Call, ok, type Route } from '../route'
import {
  type Adjustment,
  answer,
  needTransaction,
  refusedPaddle,
  type Transaction,
  tellPaddle,
} from './objects'

export const ADJUSTMENT_ROUTES: Route[] = [
  { front: 'paddle', method: 'POST', path: '/paddle/adjustments', run: create },
  { front: 'paddle', method: 'GET', path: '/paddle/adjustments', run: list },
  { front: 'paddle', method: 'GET', path: '/paddle/notification-settings', run: settings },
]

/** First `pending_approval`, as Paddle's is. */
async function create({ body, ledger, now }: Call) {
  const transaction = await needTransaction(ledger, textAt(body, 'transaction_id') ?? '')
  if (transaction.status !== 'completed')
    throw refusedPaddle(
      400,
      'adjustment_transaction_invalid_status_for_refund',
      'The transaction is not completed',
    )
  if (!['USD', 'EUR', 'GBP'].includes(transaction.currency_code))
    throw refusedPaddle(400, 'adjustment_currency_not_supported', 'The currency cannot be adjusted')
  const left = totalOf(transaction) - (await adjusted(ledger, transaction.id))
  const isFull = textAt(body, 'type') !== 'partial'
  const amount = isFull ? left : Number(textAt(body, 'items', '0', 'amount'))
  if (!(amount > 0 && amount <= left) || (isFull && left < totalOf(transaction)))
    throw refusedPaddle(400, 'adjustment_amount_above_remaining_allowed', 'More than is left')
  const made = adjustmentOf(transaction, {
    action: 'refund',
    amount,
    now,
    reason: textAt(body, 'reason') ?? '',
  })
  await ledger.put('paddle', 'adjustment', made)
  await tellPaddle(ledger, 'adjustment.created', made)
  return ok(answer(made), 201)
}

export const totalOf = ({ details }: Transaction): number => Number(details?.totals?.grand_total)

async function adjusted(ledger: Ledger, id: string): Promise<number> {
  const all = await ledger.all<Adjustment>('adjustment')
  return all
    .filter(
      ({ transaction_id, status, action }) =>
        transaction_id === id && status !== 'rejected' && action === 'refund',
    )
    .reduce((sum, { totals }) => sum + Number(totals.total), 0)
}

type Made = {
  action: AdjustmentAction
  amount: number
  now: number
  reason: string
  status?: AdjustmentStatus
}

export function adjustmentOf(
  { id: transaction_id, currency_code, details }: Transaction,
  { action, amount, now, reason, status = 'pending_approval' }: Made,
): Adjustment {
  const total = String(amount)
  const at = new Date(now).toISOString()
  const totals = {
    subtotal: total,
    tax: '0',
    total,
    fee: '0',
    earnings: '0',
    retained_fee: '0',
    currency_code,
  }
  return {
    id: newId('adj_'),
    action,
    type: amount === Number(details?.totals?.grand_total) ? 'full' : 'partial',
    transaction_id,
    customer_id: newId('ctm_'),
    reason,
    credit_applied_to_balance: false,
    currency_code,
    status,
    items: [],
    totals,
    created_at: at,
    updated_at: at,
  }
}

async function list({ query, ledger }: Call) {
  const wanted = query.get('id')?.split(',')
  const all = await ledger.all<Adjustment>('adjustment')
  const data = wanted ? all.filter(({ id }) => wanted.includes(id)) : all
  const pagination = { per_page: 50, next: '', has_more: false, estimated_total: data.length }
  return ok({ data, meta: { request_id: newId(''), pagination } })
}

async function settings({ ledger }: Call) {
  return ok(answer(await ledger.setting('paddle_endpoints', [])))
}
