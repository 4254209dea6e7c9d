import { type Brought, broughtBy } from '@/server/campaigns/brought'
import { campaignCalendar, type PlannedCampaign } from '@/server/campaigns/calendar'
import { type CampaignWarning, campaignWarnings } from '@/server/campaigns/warnings'
import { type FailedLaunch, failedLaunches } from '@/server/launches/failed'
import { type StoppedSet, stoppedSets } from '@/server/price-sets/stopped'
import { DAY } from '../days'
import { type Boundary, boundariesIn } from './boundaries'
import { type TimelineAsked, type TimelineSpan, timelineSpan } from './timeline/span'

const WARNED = 60 * DAY
export const BROUGHT_DAYS = 90

/** `brought`: of a campaign that has begun, null otherwise. */
export type ShownCampaign = PlannedCampaign & { brought: Omit<Brought, 'campaign'> | null }

/** Of the span of the line of time; all instants in ms. */
export type CampaignsData = {
  at: number
  span: TimelineSpan
  boundaries: Boundary[]
  campaigns: ShownCampaign[]
  warnings: CampaignWarning[]
  stoppedSets: StoppedSet[]
  failedLaunches: FailedLaunch[]
}

/** The campaigns of the span that is asked for, and what to mend in those that run or begin in the next 60 days. */
export async function campaignsData(at: number, asked: TimelineAsked = {}): Promise<CampaignsData> {
  const span = timelineSpan(asked, at)
  const [planned, warnings, stopped, failed] = await Promise.all([
    campaignCalendar(span.from, span.until),
    campaignWarnings(at, at + WARNED),
    stoppedSets(),
    failedLaunches(),
  ])
  const begun = planned.filter(campaign => campaign.from <= at).map(({ id }) => id)
  const brought = await broughtBy(begun, at - BROUGHT_DAYS * DAY)
  const campaigns = planned.map(campaign => ({
    ...campaign,
    brought: begun.includes(campaign.id)
      ? (brought.find(each => each.campaign === campaign.id) ?? { orders: 0, revenue: [] })
      : null,
  }))
  const boundaries = await boundariesIn(span, planned)
  return { at, span, boundaries, campaigns, warnings, stoppedSets: stopped, failedLaunches: failed }
}
