/** `stopped`: its instant came, and something was in the way; nothing was changed. */
export const SET_STATES = ['draft', 'scheduled', 'live', 'taken_back', 'stopped'] as const
export type SetState = (typeof SET_STATES)[number]

/** By what plans are chosen; an empty text is no condition. */
export const CHOICES = ['prod_type', 'line', 'tier', 'family', 'region', 'product'] as const
export type Choice = (typeof CHOICES)[number]
export type Chosen = Readonly<Record<Choice, string>>

/** Which amounts of a plan change: its selling price, its list price, or both. */
export const CHANGED_AMOUNTS = ['both', 'price', 'origin_price'] as const
export type ChangedAmounts = (typeof CHANGED_AMOUNTS)[number]
