/** In ms. */
export const DAY = 24 * 3_600_000

/** The first instant of the day after this one, in UTC: the end of a half-open span of whole days. */
export const endOfDay = (at: number): number => Math.floor(at / DAY) * DAY + DAY
