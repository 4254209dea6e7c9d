import { createHash } from 'node:crypto'
import type { Campaign } from '@/payload-types'
import { pricesMoved } from '@/server/campaigns/prices/prices-moved'
import { type Acted, type Acting, instantText, lockedCampaign } from './acting'
import { endMoved, nameOf, notPublished, over } from './move-end'
import { moveWindow, ownCoupons } from './move-window'

type To = NonNullable<Acting['to']>

/** Moves the end, or before it begins the beginning, of a published campaign; what that means is asked first. */
export async function moveEdge(acting: Acting): Promise<Acted> {
  const { req, to, seen } = acting
  const campaign = await lockedCampaign(acting)
  if (!campaign) return null
  if (!to) return { refusal: 'Load the page again, then move it again.' }
  const refusal = wrongWith(campaign, acting, to)
  if (refusal) return { refusal }
  const warnings = await meaningOf(acting, campaign, to)
  const digest = createHash('sha256')
    .update(JSON.stringify([to, warnings[0]]))
    .digest('hex')
  if (seen !== digest) return { warnings, seen: digest }
  return moveWindow(req, campaign, { to, sentence: `${warnings[0]}` })
}

function wrongWith(campaign: Campaign, acting: Acting, { edge, at }: To): string | undefined {
  const now = Date.now()
  return (
    notPublished(campaign) ??
    endMoved(campaign, acting) ??
    startMoved(campaign, acting) ??
    over(campaign, now) ??
    (edge === 'from' ? begun(campaign, now) : undefined) ??
    (at <= now ? 'That is in the past. “End now” in its form ends a campaign at once.' : undefined) ??
    backwards(campaign, { edge, at })
  )
}

const startOf = ({ startTime }: Campaign): number => Date.parse(startTime)

function startMoved(campaign: Campaign, { seenStart }: Acting): string | undefined {
  const start = startOf(campaign)
  return seenStart === start
    ? undefined
    : `Its start has changed since you opened this page: it is ${instantText(start, campaign.startTime_tz)} now. Load the page again.`
}

const begun = (campaign: Campaign, now: number): string | undefined =>
  startOf(campaign) <= now ? 'It has begun, so its beginning stays where it is.' : undefined

const backwards = ({ startTime, endTime }: Campaign, { edge, at }: To): string | undefined =>
  edge === 'until'
    ? at > Date.parse(startTime)
      ? undefined
      : BACKWARDS
    : at < Date.parse(endTime)
      ? undefined
      : BACKWARDS

const BACKWARDS = 'It would end before it begins.'

/** What the move means, the first sentence by itself. */
async function meaningOf({ req }: Acting, campaign: Campaign, to: To): Promise<string[]> {
  const { startTime, startTime_tz, endTime, endTime_tz } = campaign
  const [old, zone] = to.edge === 'from' ? [startTime, startTime_tz] : [endTime, endTime_tz]
  const [was, will] = [Date.parse(old), to.at].map(at => instantText(at, zone))
  const coupons = await ownCoupons(req, campaign, to.edge)
  const moved = await pricesMoved({ key: campaign.key, codes: coupons.map(({ code }) => code) }, to)
  return [
    to.edge === 'from'
      ? `“${nameOf(campaign)}” begins on ${will} instead of ${was}.`
      : `“${nameOf(campaign)}” ends on ${will} instead of ${was}.`,
    movedText(moved, `${will}`),
    ...(coupons.length > 0 ? [`Its coupons go with it: ${coupons.map(({ code }) => code).join(', ')}.`] : []),
  ]
}

function movedText({ prices, products }: { prices: number; products: number }, will: string): string {
  if (prices === 0) return 'For new customers no price changes by that.'
  if (prices === 1) return `1 price of one product changes on ${will} instead.`
  return products === 1
    ? `${prices} prices of one product change on ${will} instead.`
    : `${prices} prices of ${products} products change on ${will} instead.`
}
