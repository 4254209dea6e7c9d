import { type Brought, broughtBy } from '@/server/campaigns/brought'
import { campaignCalendar, type PlannedCampaign } from '@/server/campaigns/calendar'
import { type CampaignWarning, campaignWarnings } from '@/server/campaigns/warnings'
import { type FailedLaunch, failedLaunches } from '@/server/launches/failed'
import { type StoppedSet, stoppedSets } from '@/server/price-sets/stopped'
import { DAY } from '../days'

const AHEAD = 60 * DAY
const BACK = 14 * DAY
export const BROUGHT_DAYS = 90

/** `brought`: of a campaign that has begun, null otherwise. */
export type ShownCampaign = PlannedCampaign & { brought: Omit<Brought, 'campaign'> | null }

/** `from` and `until` are the ends of the timeline; all instants in ms. */
export type CampaignsData = {
  at: number
  from: number
  until: number
  campaigns: ShownCampaign[]
  warnings: CampaignWarning[]
  stoppedSets: StoppedSet[]
  failedLaunches: FailedLaunch[]
}

/** Campaigns from those that ended in the last 14 days to those that begin in the next 60. */
export async function campaignsData(at: number): Promise<CampaignsData> {
  const [from, until] = [at - BACK, at + AHEAD]
  const [planned, warnings, stopped, failed] = await Promise.all([
    campaignCalendar(from, until),
    campaignWarnings(at, until),
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
  return { at, from, until, campaigns, warnings, stoppedSets: stopped, failedLaunches: failed }
}
