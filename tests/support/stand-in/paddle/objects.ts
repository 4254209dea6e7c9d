import type {
  ErrorCode,
  IAdjustmentResponse,
  IPaymentMethodDetails,
  ITransactionResponse,
} from '@paddle/paddle-node-sdk'
import { type CardKind, lastFour } from '../cards'
import { type Ledger, newId } from '../ledger'
import { Refused } from '../route'
import { queueWebhook } from '../webhooks'

export type Transaction = ITransactionResponse & { card?: string }
export type Adjustment = IAdjustmentResponse

export const refusedPaddle = (status: number, code: string, detail: string): Refused =>
  new Refused(status, {
    error: {
      type: 'request_error',
      code,
      detail,
      documentation_url: `https://developer.paddle.com/errors/${code}`,
    },
    meta: { request_id: newId('') },
  })

export async function needTransaction(ledger: Ledger, id: string): Promise<Transaction> {
  const found = await ledger.get<Transaction>('transaction', id)
  if (!found) throw refusedPaddle(404, 'not_found', `Entity ${id} not found`)
  return found
}

export async function tellPaddle(ledger: Ledger, type: string, data: { id: string }): Promise<void> {
  const id = newId('evt_')
  const occurred_at = new Date(await ledger.now()).toISOString()
  const body = { event_id: id, event_type: type, occurred_at, notification_id: newId('ntf_'), data }
  await queueWebhook(ledger, 'paddle', { id, type, body })
}

/** How somebody tried to pay, with which card where it is known: captured, or refused with what the bank says. */
export const attemptOf = (
  { details }: Transaction,
  now: number,
  { card, error_code = null }: { card?: CardKind; error_code?: ErrorCode | null | undefined },
) => ({
  payment_attempt_id: newId(''),
  stored_payment_method_id: newId(''),
  payment_method_id: null,
  amount: details?.totals?.grand_total ?? '0',
  status: error_code ? ('error' as const) : ('captured' as const),
  error_code,
  method_details: card ? methodOf(card) : null,
  created_at: new Date(now).toISOString(),
  captured_at: error_code ? null : new Date(now).toISOString(),
})

const methodOf = (card: CardKind): IPaymentMethodDetails => ({
  type: 'card',
  card: {
    type: 'visa',
    last4: lastFour(card),
    expiry_month: 12,
    expiry_year: 2040,
    cardholder_name: 'A Buyer',
  },
  paypal: null,
  south_korea_local_card: null,
  underlying_details: null,
})

export const answer = (data: unknown) => ({ data, meta: { request_id: newId('') } })

export async function withAdjustments(ledger: Ledger, transaction: Transaction): Promise<Transaction> {
  const all = await ledger.all<Adjustment>('adjustment')
  return {
    ...transaction,
    adjustments: all.filter(({ transaction_id }) => transaction_id === transaction.id),
  }
}
