import { REVIEW_STATES, type ReviewState } from '@/site/customer-review'

/** The address of the screen of customer reviews; without a state, those that wait. */
export function reviewsPath(admin: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString()
  return `${admin}/customer-reviews${text && `?${text}`}`
}

export const stateOf = (text: unknown): ReviewState =>
  REVIEW_STATES.find(state => state === text) ?? 'waiting'
