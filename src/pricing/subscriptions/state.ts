/**
 * What a subscription can be (DOMAIN 6). `access`: its products may be used; `isBillable`: it charges, or may again, so that
 * nobody has two of them for one product; a state that is not is an end, which nothing leaves.
 */
export const STATES = {
  incomplete: { access: false, isBillable: true, says: 'The first payment is open.' },
  active: {
    access: true,
    isBillable: true,
    says: 'The period that runs is paid, or its charge is in flight.',
  },
  past_due: { access: true, isBillable: true, says: 'A renewal failed; it is tried again, in grace.' },
  unpaid: { access: false, isBillable: true, says: 'The grace is over; a payment brings it back.' },
  cancel_at_end: {
    access: true,
    isBillable: true,
    says: 'Canceled; it runs to its end and can be resumed.',
  },
  paused: { access: false, isBillable: true, says: 'A payer told so; billing stops, the paid rest is kept.' },
  ended: { access: false, isBillable: false, says: 'Over. A customer who comes back begins another one.' },
  upgraded: { access: false, isBillable: false, says: 'Turned into a lifetime license, which gives access.' },
} as const
export type State = keyof typeof STATES

/** Every state but the two ends. */
export const LIVING = ['incomplete', 'active', 'past_due', 'unpaid', 'cancel_at_end', 'paused'] as const

/** In the order of a subscription's life. */
export const STATE_NAMES = [...LIVING, 'ended', 'upgraded'] as const satisfies readonly State[]

/** Its first payment came, and its end did not. */
export const BEGUN = ['active', 'past_due', 'unpaid', 'cancel_at_end', 'paused'] as const

/** What is being paid may be dropped from these, and renewals wait for it. */
export const CAN_BE_FROZEN = ['active', 'past_due', 'cancel_at_end'] as const
