/** What the shop has to do besides storing the subscription, in the transaction that stores it or after it. */
export const EFFECTS = {
  charge: 'asks the payer for the charge in flight',
  close_payment: 'closes what is open at the payer',
  return_money: 'gives back what was paid for nothing',
  tell_payer: 'tells the payer what renews from now on, and whether',
  freeze_renewals: 'stops renewals at the payer until the charge is answered',
  unfreeze_renewals: 'lets them go on',
  end_at_payer: 'ends it at the payer, without proration there',
  begin_anew: 'stores the new subscription and charges it',
  grant_access: 'lets its licences work',
  end_access: 'stops its licences',
  follow_items: 'issues licences for products that came, ends those of products that went',
  grant_lifetime: 'turns its licence into the lifetime plan, exactly once',
  email_past_due: 'writes to the customer, with the calendar of tries and ends',
  email_unpaid: 'writes that access is gone, what brings it back, and until when',
  email_payment_failed: 'writes that nothing changed',
  email_renewal_notice: 'writes of the yearly charge that is coming',
  email_cancelled: 'confirms, with the end',
  email_ended: 'writes that it is over, and what is kept',
} as const
export type Effect = keyof typeof EFFECTS
