import type { SubscriptionAction } from './event'
import * as fact from './fact'
import * as move from './moves'
import type { Rows } from './row'
import { CAN_BE_FROZEN } from './state'

const TO_CHANGE = [
  fact.NO_PAYMENT,
  fact.PERIOD_IS_NOT_OVER,
  fact.NOTHING_CAME_SINCE,
  fact.IS_ANOTHER_PLAN,
  fact.PRODUCTS_ARE_FREE,
] as const

/** What its owner asks for. */
export const ACTION_ROWS: Rows<SubscriptionAction> = {
  change_subscription: [
    {
      from: ['active'],
      when: [fact.APPLIES_AT_ONCE],
      needs: TO_CHANGE,
      does: [move.OPEN_CHANGE],
      effects: ['freeze_renewals', 'charge'],
    },
    {
      from: ['active'],
      needs: TO_CHANGE,
      applies: 'at_period_end',
      does: [move.SET_PENDING],
      effects: ['tell_payer'],
    },
  ],
  cancel_upgrade: [
    {
      from: ['active', 'cancel_at_end', 'paused'],
      needs: [fact.HAS_PENDING],
      does: [move.DROP_PENDING],
      effects: ['tell_payer'],
    },
  ],
  cancel: [
    {
      from: ['active', 'past_due'],
      to: 'cancel_at_end',
      applies: 'at_period_end',
      does: [move.CANCEL],
      effects: ['tell_payer', 'email_cancelled'],
    },
  ],
  take_offer: [
    {
      from: ['active', 'past_due'],
      needs: [fact.OFFER_IS_LEFT],
      does: [move.TAKE_OFFER],
      effects: ['tell_payer'],
    },
  ],
  resume_subscription: [
    {
      from: ['cancel_at_end'],
      when: [fact.IN_GRACE],
      needs: [fact.END_IS_AHEAD],
      to: 'past_due',
      does: [move.UNCANCEL],
      effects: ['tell_payer'],
    },
    {
      from: ['cancel_at_end'],
      needs: [fact.END_IS_AHEAD],
      to: 'active',
      does: [move.UNCANCEL],
      effects: ['tell_payer'],
    },
  ],
  add_option: [
    {
      from: ['active'],
      needs: [
        fact.NO_PAYMENT,
        fact.PERIOD_IS_NOT_OVER,
        fact.NOTHING_CAME_SINCE,
        fact.NO_PENDING,
        fact.OPTION_IS_NEW,
        fact.OPTION_IS_FREE,
      ],
      does: [move.OPEN_OPTION],
      effects: ['freeze_renewals', 'charge'],
    },
  ],
  drop_option: [
    {
      from: ['active'],
      needs: [fact.NO_PAYMENT, fact.OPTION_IS_HELD],
      applies: 'at_period_end',
      does: [move.GIVE_UP_OPTION],
      effects: ['tell_payer'],
    },
  ],
  keep_option: [
    {
      from: ['active'],
      needs: [fact.NO_PAYMENT, fact.OPTION_IS_GIVEN_UP],
      does: [move.KEEP_OPTION],
      effects: ['tell_payer'],
    },
  ],
  upgrade_lft: [
    {
      from: CAN_BE_FROZEN,
      needs: [fact.NO_PAYMENT, fact.END_IS_AHEAD],
      does: [move.OPEN_UPGRADE],
      effects: ['freeze_renewals', 'charge'],
    },
  ],
  pay: [
    {
      from: ['past_due', 'unpaid'],
      needs: [fact.NO_PAYMENT],
      does: [move.TRY_AGAIN],
      effects: ['charge'],
    },
  ],
  resubscribe: [
    {
      from: ['ended'],
      needs: [fact.PRODUCTS_ARE_FREE],
      does: [move.HAND_BALANCE_OVER],
      effects: ['begin_anew'],
      begins: ({ next }) => next,
    },
  ],
}
