import { campaignCalendar, type PlannedCampaign } from '../../campaigns/calendar'
import type { CalendarBar, CalendarEntry, CalendarSource, Span } from '../entry'

/** The windows of campaigns, and the beginnings and ends that lie in the span. */
export const CAMPAIGNS: CalendarSource = {
  of: ['campaigns'],
  find: async ({ from, until }) => {
    const bars = (await campaignCalendar(from, until + 1)).map(barOf)
    return { bars, entries: bars.flatMap(bar => endsOf(bar, { from, until })) }
  },
}

const barOf = ({ id, name: title, from, until, isPublished, isEnabled }: PlannedCampaign): CalendarBar => ({
  collection: 'campaigns',
  ...{ id, title, from, until },
  detail: notSeen(isPublished, isEnabled),
})

const notSeen = (isPublished: boolean, isEnabled: boolean): string | undefined => {
  if (!isPublished) return 'draft'
  return isEnabled ? undefined : 'off'
}

function endsOf({ from, until, ...campaign }: CalendarBar, span: Span): CalendarEntry[] {
  const ends: CalendarEntry[] = [
    { ...campaign, kind: 'begins', at: from },
    { ...campaign, kind: 'ends', at: until },
  ]
  return ends.filter(({ at }) => span.from <= at && at < span.until)
}
