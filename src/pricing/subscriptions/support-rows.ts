import type { SupportAction } from './event'
import * as fact from './fact'
import * as move from './moves'
import type { Rows } from './row'
import { BEGUN } from './state'

/** What support does beside what its owner asks for. */
export const SUPPORT_ROWS: Rows<SupportAction> = {
  extend: [
    {
      from: ['active', 'cancel_at_end'],
      needs: [fact.NO_PAYMENT, fact.PERIOD_IS_NOT_OVER, fact.NO_UNPAID_RENEWAL],
      does: [move.EXTEND],
      effects: ['tell_payer'],
    },
  ],
  end_now: [
    { from: ['incomplete'], to: 'ended', does: [move.END], effects: ['close_payment'] },
    {
      from: BEGUN,
      to: 'ended',
      does: [move.END],
      effects: ['close_payment', 'end_at_payer', 'end_access', 'email_ended'],
    },
  ],
}
