import type { PayloadRequest } from 'payload'
import type { Campaign } from '@/payload-types'
import { type Acted, type Acting, instantText, lockedCampaign } from './acting'
import { moveWindow } from './move-window'

const DAY = 86_400_000

/** Ends a campaign that runs, at this very instant. */
export async function endNow(acting: Acting): Promise<Acted> {
  const campaign = await lockedCampaign(acting)
  if (!campaign) return null
  const now = Date.now()
  const refusal = notPublished(campaign) ?? endMoved(campaign, acting) ?? notRunning(campaign, now)
  if (refusal) return { refusal }
  return moveEnd(acting.req, campaign, now, `“${nameOf(campaign)}” has ended.`)
}

/** Lets a published campaign that is not over run for 24 hours more. */
export async function extend(acting: Acting): Promise<Acted> {
  const campaign = await lockedCampaign(acting)
  if (!campaign) return null
  const refusal = notPublished(campaign) ?? endMoved(campaign, acting) ?? over(campaign, Date.now())
  if (refusal) return { refusal }
  const end = endOf(campaign) + DAY
  const sentence = `“${nameOf(campaign)}” now ends on ${instantText(end, campaign.endTime_tz)}.`
  return moveEnd(acting.req, campaign, end, sentence)
}

/** A campaign may have a name in other languages alone. */
export const nameOf = ({ name, key }: Campaign): string => name || key
const endOf = ({ endTime }: Campaign): number => Date.parse(endTime)
const endText = (campaign: Campaign): string => instantText(endOf(campaign), campaign.endTime_tz)

export const notPublished = ({ _status }: Campaign): string | undefined =>
  _status === 'published' ? undefined : 'It is not published, so its end is changed in the form below.'

export const endMoved = (campaign: Campaign, { seenEnd }: Acting): string | undefined =>
  seenEnd === endOf(campaign)
    ? undefined
    : `Its end has changed since you opened this page: it is ${endText(campaign)} now. Load the page again.`

export const over = (campaign: Campaign, now: number): string | undefined =>
  endOf(campaign) <= now ? `It has been over since ${endText(campaign)}.` : undefined

function notRunning(campaign: Campaign, now: number): string | undefined {
  if (!campaign.enabled) return 'It is not enabled, so it does not run.'
  const begins = Date.parse(campaign.startTime)
  if (begins >= now)
    return `It has not begun: it starts on ${instantText(begins, campaign.startTime_tz)}. Unpublish it to keep it from starting.`
  return over(campaign, now)
}

const moveEnd = (req: PayloadRequest, campaign: Campaign, at: number, sentence: string): Promise<Acted> =>
  moveWindow(req, campaign, { to: { edge: 'until', at }, sentence })
