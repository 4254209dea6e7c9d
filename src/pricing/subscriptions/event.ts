import type { Offered, Subscription, Terms } from './subscription'

/** What a customer can do (DOMAIN 6); `diff_price` asks for the plan of any of them and is always allowed. */
export const SUBSCRIPTION_ACTIONS = [
  'change_subscription',
  'cancel_upgrade',
  'cancel',
  'take_offer',
  'resume_subscription',
  'add_option',
  'drop_option',
  'keep_option',
  'upgrade_lft',
  'pay',
  'resubscribe',
] as const
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]

/** What support does beside it, with a reason. */
export type SupportAction = 'extend' | 'end_now'

/** What the clock brings. */
export type ClockEvent =
  | 'lapsed'
  | 'notice_due'
  | 'renewal_due'
  | 'retry_due'
  | 'grace_over'
  | 'unpaid_over'
  | 'end_reached'

/** `taken`: the products of the customer's other subscriptions. */
type Wanted = { next: Terms; taken: readonly number[] }
type OfCharge = { charge: number }
type Nothing = Record<never, never>

/** What comes with an action of a customer, an event of a payer, or an instant of the clock. */
type Data = {
  change_subscription: Wanted
  cancel_upgrade: Nothing
  cancel: Nothing
  take_offer: { amount: number; rule: string }
  resume_subscription: Nothing
  add_option: { item: Offered; taken: readonly number[] }
  drop_option: { pid: number }
  keep_option: { pid: number }
  upgrade_lft: { price: number }
  pay: Nothing
  resubscribe: Wanted
  extend: { days: number }
  end_now: Nothing
  paid: OfCharge
  declined: OfCharge & { isHard: boolean }
  card_changed: Nothing
  paused: Nothing
  continued: Nothing
  refunded: OfCharge
  refunded_in_part: OfCharge & { amount: number }
  dispute_lost: OfCharge
  ended_by_payer: Nothing
} & Record<ClockEvent, Nothing>

/** Who of support told it, and why: kept in the history, it decides nothing. */
type ToldBy = { readonly staff: string; readonly reason: string }

export type Name = keyof Data
/** What happens to a subscription, at an instant (ms). */
export type EventOf<N extends Name> = {
  readonly on: N
  readonly at: number
  readonly by?: ToldBy
} & Readonly<Data[N]>
export type SubscriptionEvent = { [N in Name]: EventOf<N> }[Name]

/** The events that name a charge. */
export type OfACharge = 'paid' | 'declined' | 'refunded' | 'refunded_in_part' | 'dispute_lost'

/** The charge that an event names by its number; undefined where the subscription has none such. */
export const chargeOf = ({ charges }: Subscription, { charge }: OfCharge) =>
  charges.find(({ number }) => number === charge)
