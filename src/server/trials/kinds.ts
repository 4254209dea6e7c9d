/** `free`: asked for by the customer, once per line. `referral`: earned by a purchase through their link. */
export const TRIAL_KINDS = ['free', 'referral'] as const
export type TrialKind = (typeof TRIAL_KINDS)[number]
