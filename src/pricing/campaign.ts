import { allowedBy, type ChoiceSet, includesChoice } from './choice-set'
import type { Coupon } from './coupon'
import type { CampaignRow } from './rows'
import type { Span } from './timeline'
import { PRICING_LOCALES, SITES } from './vocabulary'

/** Where something is shown; a campaign without sites or locales is shown on all of them. */
export type Audience = { readonly sites: ChoiceSet; readonly locales: ChoiceSet }

/** A campaign row in its window and for its audience. */
export type Campaign = Span & Audience & { readonly key: string; readonly row: CampaignRow }

/** A coupon that runs by itself: while its campaign runs and its own window is open. */
export type RunningCoupon = Span & Audience & { readonly coupon: Coupon }

export function campaignOf(row: CampaignRow): Campaign {
  return {
    key: row.key,
    from: row.startTime,
    until: row.endTime,
    sites: allowedBy(row.sites, SITES),
    locales: allowedBy(row.locales, PRICING_LOCALES),
    row,
  }
}

/** The visitor's site and language as one choice each. */
export function isShownTo({ sites, locales }: Audience, site: ChoiceSet, locale: ChoiceSet): boolean {
  return includesChoice(sites, site) && includesChoice(locales, locale)
}

/** The stretch in which both windows are open; undefined when they never are. */
export function runningCoupon(
  { sites, locales, ...campaign }: Campaign,
  coupon: Coupon,
): RunningCoupon | undefined {
  const from = Math.max(campaign.from, coupon.from ?? campaign.from)
  const until = Math.min(campaign.until, coupon.until ?? campaign.until)
  return from < until ? { from, until, sites, locales, coupon } : undefined
}
