/** What buyers write of what they bought; not the reviews of the review site. */
export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

export const REVIEW_STATES = ['waiting', 'shown', 'refused'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why one is not shown; its writer reads it in their language. What is no reason: that it is bad. */
export const REFUSAL_REASONS = [
  'off_topic',
  'personal_data',
  'insult',
  'advertising',
  'unlawful',
  'copied',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** In UTF-16 units, as browsers count what is typed. */
export const REVIEW_LENGTH = { title: 80, name: 40, least: 20, most: 2_000 } as const

type ReviewField = 'stars' | 'title' | 'text' | 'language' | 'name'
export type ReviewProblem = 'empty' | 'value' | 'long'
export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>

export const isStars = (value: number): value is Stars => STARS.some(stars => stars === value)
export const isRefusalReason = (text: unknown): text is RefusalReason =>
  REFUSAL_REASONS.some(reason => reason === text)

/** From each number of stars to how many gave it. */
export type Spread = Readonly<Record<Stars, number>>

export const countOf = (spread: Spread): number => STARS.reduce((sum, stars) => sum + spread[stars], 0)

/** To one decimal; 0 where nobody rated. */
export function averageOf(spread: Spread): number {
  const count = countOf(spread)
  const sum = STARS.reduce((all, stars) => all + stars * spread[stars], 0)
  return count === 0 ? 0 : Math.round((10 * sum) / count) / 10
}
