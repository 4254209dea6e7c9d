import type { AdjustmentAction, AdjustmentStatus } from '@paddle/paddle-node-sdk'
import type { Ledger } from '../ledger'
import { adjustmentOf, totalOf } from './adjustments'
import { type Adjustment, needTransaction, tellPaddle } from './objects'
import { moveSubscription, needSubscription } from './subscriptions'
import { newTransaction } from './transactions'

type Act = (ledger: Ledger, id: string) => Promise<unknown>

/** What Paddle decides later, by the id of a transaction; of a subscription what its staff or its own clock do. */
export const PADDLE_ACTS: Record<string, Act> = {
  approve: decide('approved'),
  reject: decide('rejected'),
  lose: adjust('chargeback'),
  win: adjust('chargeback_reverse'),
  warn: adjust('chargeback_warning'),
  recur,
  pause: (ledger, id) => moveSubscription(ledger, id, { status: 'paused' }, 'subscription.paused'),
  resume: (ledger, id) => moveSubscription(ledger, id, { status: 'active' }, 'subscription.resumed'),
  end: (ledger, id) => moveSubscription(ledger, id, { status: 'canceled' }, 'subscription.canceled'),
}

function decide(status: AdjustmentStatus): Act {
  return async (ledger, transaction) => {
    for (const each of await ledger.all<Adjustment>('adjustment'))
      if (each.transaction_id === transaction && each.status === 'pending_approval')
        await tellPaddle(
          ledger,
          'adjustment.updated',
          await ledger.put<Adjustment>('paddle', 'adjustment', { ...each, status }),
        )
  }
}

function adjust(action: AdjustmentAction): Act {
  return async (ledger, id) => {
    const transaction = await needTransaction(ledger, id)
    const now = await ledger.now()
    const facts = { action, amount: totalOf(transaction), now, reason: action, status: 'approved' } as const
    const made = await ledger.put('paddle', 'adjustment', adjustmentOf(transaction, facts))
    await tellPaddle(ledger, 'adjustment.created', made)
  }
}

/** A year later: the item of nothing is billed, and the transaction repeats what the subscription says of itself. */
async function recur(ledger: Ledger, id: string): Promise<void> {
  const { currency_code, custom_data } = await needSubscription(ledger, id)
  const now = await ledger.now()
  const made = newTransaction([], {
    ...{ now, page: null, currency_code, custom_data, subscription_id: id },
    ...{ origin: 'subscription_recurring', status: 'completed' },
  })
  await tellPaddle(ledger, 'transaction.completed', await ledger.put('paddle', 'transaction', made))
}
