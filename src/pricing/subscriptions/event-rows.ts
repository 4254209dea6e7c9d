import type { ClockEvent, Name, SubscriptionAction, SupportAction } from './event'
import * as fact from './fact'
import * as move from './moves'
import type { Rows } from './row'
import { BEGUN, CAN_BE_FROZEN, LIVING } from './state'

const ENDS = ['ended', 'upgraded'] as const
const EVERY = [...LIVING, ...ENDS] as const

/** What a payer tells. */
export const EVENT_ROWS: Rows<Exclude<Name, SubscriptionAction | SupportAction | ClockEvent>> = {
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
      from: ['past_due', 'unpaid'],
      when: [fact.NOTHING_IN_FLIGHT],
      does: [move.ASK_WITH_NEW_CARD],
      effects: ['charge'],
    },
    { from: ['past_due', 'unpaid'], does: [move.FORGET_HARD_DECLINE] },
    { from: ['active', 'cancel_at_end', 'paused'] },
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
      does: [move.END, move.TAKE_BACK],
      effects: ['close_payment', 'end_at_payer', 'end_access', 'email_ended'],
    },
    {
      from: BEGUN,
      when: [fact.WAS_PAID],
      to: 'ended',
      does: [move.END_WITH_ITS_PERIOD, move.TAKE_BACK],
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
  refunded_in_part: [{ from: BEGUN, when: [fact.WAS_PAID], does: [move.TAKE_PART_BACK] }, { from: EVERY }],
  dispute_lost: [
    {
      from: BEGUN,
      when: [fact.WAS_PAID],
      to: 'ended',
      does: [move.END, move.TAKE_BACK],
      effects: ['close_payment', 'end_at_payer', 'end_access', 'email_ended'],
    },
    { from: ENDS, when: [fact.WAS_PAID], does: [move.TAKE_BACK], effects: ['end_access'] },
  ],
  ended_by_payer: [
    { from: ['incomplete'], to: 'ended', does: [move.END], effects: ['close_payment'] },
    { from: BEGUN, to: 'ended', does: [move.END], effects: ['close_payment', 'end_access', 'email_ended'] },
  ],
}
