import type { Effect } from './effect'
import type { EventOf, Name } from './event'
import * as fact from './fact'
import * as move from './moves'
import type { Applies } from './rules'
import { LIVING, type State } from './state'
import type { Terms } from './subscription'

/**
 * `when` chooses among the rows of a state, the first match wins; `needs` refuse with their code; `to`: the same state where
 * left out; `does` is run in order; `effects` are for the shop; `begins`: the terms of a new subscription.
 */
export type Row<N extends Name> = {
  readonly from: readonly State[]
  readonly when?: readonly fact.Fact<N>[]
  readonly needs?: readonly fact.Need<N>[]
  readonly to?: State
  readonly applies?: Applies
  readonly does?: readonly move.Move<N>[]
  readonly effects?: readonly Effect[]
  readonly begins?: (told: EventOf<N>) => Terms
}

const CAN_BE_FROZEN = ['active', 'past_due', 'cancel_at_end'] as const
const BEGUN = ['active', 'past_due', 'unpaid', 'cancel_at_end', 'paused'] as const
const ENDS = ['ended', 'upgraded'] as const
const EVERY = [...LIVING, ...ENDS] as const

const TO_CHANGE = [
  fact.NO_PAYMENT,
  fact.PERIOD_IS_NOT_OVER,
  fact.NOTHING_CAME_SINCE,
  fact.IS_ANOTHER_PLAN,
  fact.PRODUCTS_ARE_FREE,
] as const

/** DOMAIN 6: what each state allows, and what comes of it. What has no row here is refused and changes nothing. */
export const TABLE: { readonly [N in Name]: readonly Row<N>[] } = {
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
  paid: [
    {
      from: ['incomplete'],
      when: [fact.IS_FIRST],
      to: 'active',
      does: [move.SETTLE, move.BEGIN_PERIOD_NOW],
      effects: ['grant_access'],
    },
    {
      from: CAN_BE_FROZEN,
      when: [fact.IS_UPGRADE],
      to: 'upgraded',
      does: [move.SETTLE, move.END],
      effects: ['end_at_payer', 'grant_lifetime'],
    },
    {
      from: CAN_BE_FROZEN,
      when: [fact.IS_CHANGE],
      does: [move.SETTLE],
      effects: ['unfreeze_renewals', 'tell_payer', 'follow_items'],
    },
    { from: ['active', 'cancel_at_end', 'paused'], when: [fact.IS_RENEWAL], does: [move.SETTLE] },
    { from: ['past_due'], when: [fact.IS_RENEWAL], to: 'active', does: [move.SETTLE] },
    {
      from: ['unpaid'],
      when: [fact.IS_RENEWAL, fact.PERIOD_RUNS],
      to: 'active',
      does: [move.SETTLE],
      effects: ['grant_access'],
    },
    {
      from: ['unpaid'],
      when: [fact.IS_RENEWAL],
      to: 'active',
      does: [move.SETTLE, move.BEGIN_PERIOD_NOW],
      effects: ['grant_access'],
    },
    { from: EVERY, when: [fact.IS_COUNTED] },
    { from: EVERY, effects: ['return_money'] },
  ],
  declined: [
    { from: ['incomplete'], when: [fact.IS_FIRST] },
    {
      from: CAN_BE_FROZEN,
      when: [fact.IS_FREEZING],
      does: [move.DROP_FROZEN],
      effects: ['unfreeze_renewals', 'email_payment_failed'],
    },
    {
      from: ['active'],
      when: [fact.IS_RENEWAL],
      to: 'past_due',
      does: [move.DECLINE, move.BEGIN_GRACE],
      effects: ['email_past_due'],
    },
    {
      from: ['past_due'],
      when: [fact.IS_RENEWAL, fact.IS_LAST_TRY],
      to: 'unpaid',
      does: [move.DECLINE],
      effects: ['end_access', 'email_unpaid'],
    },
    {
      from: ['past_due'],
      when: [fact.IS_RENEWAL],
      does: [move.DECLINE],
      effects: ['email_past_due'],
    },
    {
      from: ['cancel_at_end', 'paused'],
      when: [fact.IS_RENEWAL],
      does: [move.DECLINE, move.BEGIN_GRACE],
    },
    { from: ['unpaid'], when: [fact.IS_RENEWAL], does: [move.DECLINE], effects: ['email_payment_failed'] },
  ],
  card_changed: [
    {
      from: ['past_due'],
      when: [fact.NOTHING_IN_FLIGHT],
      does: [move.ASK_WITH_NEW_CARD],
      effects: ['charge'],
    },
    { from: ['past_due'], does: [move.FORGET_HARD_DECLINE] },
  ],
  paused: [
    {
      from: CAN_BE_FROZEN,
      to: 'paused',
      does: [move.PAUSE, move.DROP_FROZEN],
      effects: ['close_payment', 'end_access'],
    },
  ],
  continued: [
    {
      from: ['paused'],
      when: [fact.WAS_CANCELLED],
      to: 'cancel_at_end',
      does: [move.CONTINUE],
      effects: ['grant_access'],
    },
    {
      from: ['paused'],
      when: [fact.IN_GRACE],
      to: 'past_due',
      does: [move.CONTINUE],
      effects: ['grant_access'],
    },
    { from: ['paused'], to: 'active', does: [move.CONTINUE], effects: ['grant_access'] },
  ],
  refunded: [
    {
      from: BEGUN,
      when: [fact.WAS_PAID, fact.WAS_FIRST],
      to: 'ended',
      does: [move.TAKE_BACK, move.END],
      effects: ['close_payment', 'end_at_payer', 'end_access', 'email_ended'],
    },
    {
      from: BEGUN,
      when: [fact.WAS_PAID],
      to: 'ended',
      does: [move.TAKE_BACK, move.END_WITH_ITS_PERIOD],
      effects: ['close_payment', 'end_at_payer', 'end_access', 'email_ended'],
    },
    {
      from: ['upgraded'],
      when: [fact.WAS_PAID, fact.WAS_UPGRADE],
      does: [move.TAKE_BACK],
      effects: ['end_access'],
    },
    { from: ENDS, when: [fact.WAS_PAID], does: [move.TAKE_BACK] },
  ],
  dispute_lost: [
    {
      from: BEGUN,
      when: [fact.WAS_PAID],
      to: 'ended',
      does: [move.TAKE_BACK, move.END],
      effects: ['close_payment', 'end_at_payer', 'end_access', 'email_ended'],
    },
    { from: ENDS, when: [fact.WAS_PAID], does: [move.TAKE_BACK], effects: ['end_access'] },
  ],
  ended_by_payer: [
    { from: ['incomplete'], to: 'ended', does: [move.END], effects: ['close_payment'] },
    { from: BEGUN, to: 'ended', does: [move.END], effects: ['close_payment', 'end_access', 'email_ended'] },
  ],
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
