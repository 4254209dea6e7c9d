import type { ClockEvent } from './event'
import * as fact from './fact'
import * as move from './moves'
import type { Rows } from './row'
import { CAN_BE_FROZEN } from './state'

/** What comes when its instant has come. */
export const CLOCK_ROWS: Rows<ClockEvent> = {
  lapsed: [
    {
      from: ['incomplete'],
      needs: [fact.IS_DUE],
      to: 'ended',
      does: [move.END],
      effects: ['close_payment'],
    },
    {
      from: CAN_BE_FROZEN,
      needs: [fact.IS_DUE],
      does: [move.DROP_FROZEN],
      effects: ['close_payment', 'unfreeze_renewals'],
    },
  ],
  notice_due: [
    {
      from: ['active'],
      needs: [fact.IS_DUE],
      does: [move.NOTE_NOTICE],
      effects: ['email_renewal_notice'],
    },
  ],
  renewal_due: [
    { from: ['active'], needs: [fact.IS_DUE], does: [move.RENEW], effects: ['follow_items', 'charge'] },
  ],
  retry_due: [{ from: ['past_due'], needs: [fact.IS_DUE], does: [move.TRY_AGAIN], effects: ['charge'] }],
  grace_over: [
    {
      from: ['past_due'],
      needs: [fact.IS_DUE],
      to: 'unpaid',
      effects: ['end_access', 'email_unpaid'],
    },
  ],
  unpaid_over: [
    {
      from: ['unpaid'],
      needs: [fact.IS_DUE],
      to: 'ended',
      does: [move.END],
      effects: ['close_payment', 'end_at_payer', 'email_ended'],
    },
  ],
  end_reached: [
    {
      from: ['cancel_at_end'],
      needs: [fact.IS_DUE],
      to: 'ended',
      does: [move.END_AT_ITS_END],
      effects: ['close_payment', 'end_at_payer', 'end_access', 'email_ended'],
    },
  ],
}
