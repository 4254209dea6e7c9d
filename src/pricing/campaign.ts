import { allowedBy, type ChoiceSet, includesChoice } from './choice-set'
import type { Coupon } from './coupon'
import type { CampaignRow } from './rows'
import type { Span } from './timeline'
import { PRICING_LOCALES, SITES } from './vocabulary'

/** Where something is shown; a campaign without sites or locales is shown on all of them. */
export type Audience = { readonly onSites: ChoiceSet; readonly inLocales: ChoiceSet }

/** A campaign row in its window and for its audience. */
export type Campaign = Span & Audience & { readonly key: string; readonly row: CampaignRow }

/**
 * A coupon as a campaign runs it by itself: in the stretch in which both windows are open. It is a copy,
 * because coupons that run are looked at with every quote, and lie together in memory this way.
 */
export type RunningCoupon = Coupon & Span & Audience

/** Reads a campaign row once into the shape that timelines and audiences take. */
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

/** The visitor's site and language as one choice each. */
export function isShownTo({ onSites, inLocales }: Audience, site: ChoiceSet, locale: ChoiceSet): boolean {
  return includesChoice(onSites, site) && includesChoice(inLocales, locale)
}

/** A campaign's coupon while it runs; undefined when both windows are never open at once. */
export function runningCoupon(campaign: Campaign, coupon: Coupon): RunningCoupon | undefined {
  const { onSites, inLocales } = campaign
  const from = Math.max(campaign.from, coupon.from ?? campaign.from)
  const until = Math.min(campaign.until, coupon.until ?? campaign.until)
  return from < until ? { onSites, inLocales, ...coupon, from, until } : undefined
}
