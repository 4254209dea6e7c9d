import type { Campaign } from '@/payload-types'
import type { CampaignRow } from '@/pricing'
import { minuteText } from '../../time-zones/zoned-instant'

/** Something of a campaign to look at, in one sentence; `at` is a field of its form, or a document and perhaps a field of that. */
export type Check = {
  code:
    | 'coupon_draft'
    | 'no_coupon'
    | 'coupon_off'
    | 'coupon_shorter'
    | 'coupon_never_wins'
    | 'owner_dearer'
    | 'prior_price'
    | 'other_date'
    | 'is_over'
    | 'overlaps'
    | 'text_missing'
    | 'page_taken'
  level: 'error' | 'warning'
  sentence: string
  at: { field: string } | { collection: 'coupons' | 'campaigns'; id: string; field?: string }
}

/** The saved draft of a campaign as it would be sold, at `now` (ms, UTC). */
export type Checking = { draft: Campaign; published: Campaign | undefined; row: CampaignRow; now: number }

/** An instant (ms) in the words of a check, to the minute: «2026-11-20 00:00 (UTC)». */
export const utc = (at: number): string => `${minuteText(at)} (UTC)`

/** «A, B and 3 more» */
export function someOf(texts: readonly string[], separator = ', '): string {
  const more = texts.length - NAMED
  const named = texts.slice(0, NAMED).join(separator)
  return more > 0 ? `${named} and ${more} more` : named
}
const NAMED = 5
