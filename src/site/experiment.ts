/** SPEC 4 and 9: the group that sees the difference, and the one that sees the page as it always is. */
export const GROUPS = ['a_show', 'b_close'] as const
export type Group = (typeof GROUPS)[number]

export const EXPERIMENT_DAYS = 36
/** The names of all such cookies begin so. */
export const EXPERIMENT_PREFIX = 'ab_'

export const EXPERIMENT_KEY = /^[a-z\d][a-z\d-]{0,39}$/

export const experimentCookie = (key: string): string => `${EXPERIMENT_PREFIX}${key}`

/** What such a cookie says; whatever is not one of the two groups, nothing. */
export const groupIn = (cookie: string | undefined): Group | undefined =>
  GROUPS.find(group => group === cookie)
