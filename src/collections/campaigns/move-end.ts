import type { PayloadRequest } from 'payload'
import type { Campaign, Coupon } from '@/payload-types'
import { changePublished } from '../published/change-published'
import { type Acted, type Acting, instantText, lockedCampaign } from './acting'

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
const nameOf = ({ name, key }: Campaign): string => name || key
const endOf = ({ endTime }: Campaign): number => Date.parse(endTime)
const endText = (campaign: Campaign): string => instantText(endOf(campaign), campaign.endTime_tz)

const notPublished = ({ _status }: Campaign): string | undefined =>
  _status === 'published' ? undefined : 'It is not published, so that its end is changed in the form below.'

const endMoved = (campaign: Campaign, { seenEnd }: Acting): string | undefined =>
  seenEnd === endOf(campaign)
    ? undefined
    : `Its end has changed since you opened this page: it is ${endText(campaign)} now. Load the page again.`

const over = (campaign: Campaign, now: number): string | undefined =>
  endOf(campaign) <= now ? `It is over since ${endText(campaign)}.` : undefined

function notRunning(campaign: Campaign, now: number): string | undefined {
  if (!campaign.enabled) return 'It is not enabled, so that it does not run.'
  const begins = Date.parse(campaign.startTime)
  if (begins >= now)
    return `It has not begun: it starts on ${instantText(begins, campaign.startTime_tz)}. Unpublish it to keep it from starting.`
  return over(campaign, now)
}

async function moveEnd(
  req: PayloadRequest,
  campaign: Campaign,
  end: number,
  sentence: string,
): Promise<Acted> {
  const endTime = new Date(end).toISOString()
  const coupons = (await ownCoupons(req, campaign)).filter(({ from }) => !from || Date.parse(from) < end)
  const changed = await changePublished({
    req,
    collection: 'campaigns',
    id: campaign.id,
    values: { endTime },
  })
  for (const { id } of coupons)
    await changePublished({ req, collection: 'coupons', id, values: { until: endTime } })
  const codes = coupons.map(({ code }) => code).join(', ')
  return {
    id: campaign.id,
    sentence: [
      sentence,
      ...(codes ? [`So do the coupons that ended with it: ${codes}.`] : []),
      ...(changed?.hasDraft ? ['A draft of it is waiting: it was not published, and stays a draft.'] : []),
    ].join(' '),
  }
}

/** Its published coupons that end at the same instant, and that no other published campaign names which is not over. */
async function ownCoupons(req: PayloadRequest, { id, coupons, endTime }: Campaign): Promise<Coupon[]> {
  const ids = (coupons ?? []).map(coupon => (typeof coupon === 'object' ? coupon.id : coupon))
  if (ids.length === 0) return []
  const asked = { depth: 0, pagination: false, overrideAccess: false, req } as const
  const { docs } = await req.payload.find({
    collection: 'coupons',
    where: {
      and: [{ id: { in: ids } }, { until: { equals: endTime } }, { _status: { equals: 'published' } }],
    },
    ...asked,
  })
  const { docs: others } = await req.payload.find({
    collection: 'campaigns',
    where: {
      and: [
        { coupons: { in: ids } },
        { id: { not_equals: id } },
        { endTime: { greater_than: new Date().toISOString() } },
        { _status: { equals: 'published' } },
      ],
    },
    ...asked,
  })
  const shared = others.flatMap(other => other.coupons ?? [])
  return docs.filter(coupon => !shared.includes(coupon.id))
}
