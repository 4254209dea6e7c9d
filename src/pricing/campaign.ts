import { allowedBy, type ChoiceSet, includesChoice } from './choice-set'
import type { Coupon } from './coupon'
import type { CampaignRow } from './rows'
import type { Span } from './timeline'
import { PRICING_LOCALES, SITES } from './vocabulary'

/** A campaign without sites or locales is shown on all of them. */
export type Audience = { readonly onSites: ChoiceSet; readonly inLocales: ChoiceSet }

export type Campaign = Span & Audience & { readonly key: string; readonly row: CampaignRow }

/**
 * A coupon within the windows of both it and its campaign. A copy, so that running coupons, read with every quote, lie
 * together in memory.
 */
export type RunningCoupon = Coupon & Span & Audience

/** Reads a campaign row into what timelines and audiences take. */
export function campaignOf(row: CampaignRow): Campaign {
  return {
    key: row.key,
    from: row.startTime,
    until: row.endTime,
    onSites: allowedBy(row.sites, SITES),
    inLocales: allowedBy(row.locales, PRICING_LOCALES),
    row,
  }
}

/** Whether a visitor's site and language, one choice each, belong to an audience. */
export function isShownTo({ onSites, inLocales }: Audience, site: ChoiceSet, locale: ChoiceSet): boolean {
  return includesChoice(onSites, site) && includesChoice(inLocales, locale)
}

/** A campaign's coupon while both are open; undefined if never. */
export function runningCoupon(campaign: Campaign, coupon: Coupon): RunningCoupon | undefined {
  const { onSites, inLocales } = campaign
  const from = Math.max(campaign.from, coupon.from ?? campaign.from)
  const until = Math.min(campaign.until, coupon.until ?? campaign.until)
  return from < until ? { onSites, inLocales, ...coupon, from, until } : undefined
}
