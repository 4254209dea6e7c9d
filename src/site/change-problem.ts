/** Why a subscription was not changed, as the page's address says it. */
export const CHANGE_PROBLEMS = ['price_changed', 'not_allowed', 'declined'] as const
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number]
