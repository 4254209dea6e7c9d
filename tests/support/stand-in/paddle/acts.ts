import type { AdjustmentAction, AdjustmentStatus } from '@paddle/paddle-node-sdk'
import type { Ledger } from '../ledger'
import { adjustmentOf, totalOf } from './adjustments'
import { type Adjustment, needTransaction, tellPaddle } from './objects'

type Act = (ledger: Ledger, transaction: string) => Promise<unknown>

/** What Paddle decides later, by the id of a transaction. */
export const PADDLE_ACTS: Record<string, Act> = {
  approve: decide('approved'),
  reject: decide('rejected'),
  lose: adjust('chargeback'),
  win: adjust('chargeback_reverse'),
  warn: adjust('chargeback_warning'),
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
