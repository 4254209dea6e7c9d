import type { PlannedCampaign } from '@/server/campaigns/calendar'
import { caughtUpRuleBook } from '@/server/rule-book/live'

/** An instant (ms) at which prices change by themselves, and what begins or ends then, in words. */
export type Boundary = { at: number; events: string[] }

const MOST = 60

/** The boundaries of what is sold within a span, the first ones where there are very many. */
export async function boundariesIn(
  { from, until }: { from: number; until: number },
  campaigns: readonly PlannedCampaign[],
): Promise<Boundary[]> {
  const { book } = await caughtUpRuleBook()
  const sold = campaigns.filter(({ isPublished, isEnabled }) => isPublished && isEnabled)
  const found: Boundary[] = []
  let at = book.boundaryAfter(from)
  while (at !== null && at < until && found.length < MOST) {
    found.push({ at, events: eventsAt(at, sold) })
    at = book.boundaryAfter(at)
  }
  return found
}

function eventsAt(at: number, campaigns: readonly PlannedCampaign[]): string[] {
  const events = [
    ...campaigns.filter(each => each.from === at).map(({ name }) => `“${name}” begins`),
    ...campaigns.filter(each => each.until === at).map(({ name }) => `“${name}” ends`),
  ]
  return events.length > 0 ? events : ['A coupon begins or ends']
}
