import type { EFFECTS, Name, Refused } from '@/pricing/subscriptions'

type Effect = keyof typeof EFFECTS

/** What an email is about, by its kind. */
export const EMAIL_KINDS = {
  answer: 'answer to a ticket',
  confirm: 'confirming an address',
  contact: 'message to support',
  declaration: 'cancellation or withdrawal',
  deleted: 'account deleted',
  difference: 'price difference',
  downloads: 'links to downloads',
  feedback: 'feedback to support',
  licences: 'keys of an order',
  moved: 'order moved to another address',
  open: 'opening an account',
  payment: 'payment that needs attention',
  refund: 'refund of an order',
  reissued: 'new key of a license',
  release: 'releasing a computer',
  reset: 'new password',
  returned: 'money that went back',
  review: 'decision on a review',
  staff: 'staff sign-in',
  subscription: 'about a subscription',
  ticket: 'about a ticket',
  trial: 'trial license',
  uninstall: 'why an application was removed',
} as const

/** What happened to a subscription. */
export const SUBSCRIPTION_EVENTS: Readonly<Record<Name, string>> = {
  change_subscription: 'change asked for',
  cancel_upgrade: 'planned change taken back',
  cancel: 'canceled by the customer',
  take_offer: 'offer to stay taken',
  resume_subscription: 'resumed by the customer',
  add_option: 'product added',
  drop_option: 'product given up',
  keep_option: 'product kept after all',
  upgrade_lft: 'upgrade to lifetime asked for',
  pay: 'payment begun',
  resubscribe: 'begun anew',
  extend: 'period extended by support',
  end_now: 'ended at once by support',
  paid: 'charge paid',
  declined: 'charge declined',
  card_changed: 'card changed',
  paused: 'paused by the payment provider',
  continued: 'continued by the payment provider',
  refunded: 'charge refunded',
  refunded_in_part: 'charge refunded in part',
  dispute_lost: 'complaint at the bank lost',
  ended_by_payer: 'ended by the payment provider',
  lapsed: 'unpaid charge given up',
  notice_due: 'notice of the renewal due',
  renewal_due: 'renewal due',
  retry_due: 'charge tried again',
  grace_over: 'grace period over',
  unpaid_over: 'time to pay over',
  end_reached: 'end reached',
}

/** Why it was refused; «superseded» is called as with payments. */
export const SUBSCRIPTION_REFUSALS: Readonly<Record<Exclude<Refused['why'], 'superseded'>, string>> = {
  not_allowed: 'not possible in this state',
  payment_in_flight: 'a payment is under way',
  renewal_due: 'the renewal is due first',
  over: 'it was over already',
  renewal_unpaid: 'a renewal is unpaid',
  nothing_pending: 'no change was planned',
  change_pending: 'a change is planned already',
  offer_taken: 'the offer was taken before',
  already_subscribed: 'there is such a subscription already',
  same_plan: 'it has this plan already',
  option_held: 'it has this product already',
  no_such_option: 'it does not have this product',
  not_due: 'nothing was due yet',
}

/** What becomes of a payer's word that something has changed there. */
export const PAYER_NOTICES = {
  noticed: 'change at the payment provider',
  followed: 'looked up at the payment provider',
  ignored: 'about nothing of this shop',
} as const

/** What an event made the shop do. */
export const SUBSCRIPTION_EFFECTS: Readonly<Record<Effect, string>> = {
  charge: 'payment provider asked for the charge',
  close_payment: 'open payment closed',
  return_money: 'money given back',
  tell_payer: 'payment provider told what renews',
  freeze_renewals: 'renewals stopped for now',
  unfreeze_renewals: 'renewals resumed',
  end_at_payer: 'ended at the payment provider',
  begin_anew: 'new subscription begun',
  grant_access: 'licenses work',
  end_access: 'licenses stopped',
  follow_items: 'licenses follow the products',
  grant_lifetime: 'lifetime license given',
  email_past_due: 'email about the failed renewal',
  email_unpaid: 'email about the lost access',
  email_payment_failed: 'email about the failed payment',
  email_renewal_notice: 'email about the coming charge',
  email_cancelled: 'email that confirms the cancellation',
  email_ended: 'email about the end',
}

/** What codes within stored facts stand for, by their key. */
export const FACT_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  by: { buyer: 'the buyer', network: 'the network', vat_number: 'VAT number', language: 'the language' },
  kind: {
    list: 'List price',
    selling: 'Usual price',
    offer: 'Offer',
    campaign: 'Campaign',
    coupon: 'Coupon',
    credit: 'Credited',
    price: 'Price',
    off: 'Discount',
  },
  market: { germany: 'Germany', europe: 'European Union', japan: 'Japan', world: 'Elsewhere' },
  mode: { inclusive: 'Tax inside the price', none: 'no tax', by_provider: 'by the payment provider' },
  purpose: {
    first: 'first period',
    renewal: 'renewal',
    change: 'change of plan',
    option: 'product added',
    upgrade: 'Lifetime',
  },
  sellerOfRecord: { shop: 'the shop', paddle: 'Paddle' },
}
