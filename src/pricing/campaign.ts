import type { Coupon } from './coupon'
import type { CampaignRow } from './rows'
import type { Span } from './timeline'
import type { PricingLocale, PricingSite } from './vocabulary'

/** A campaign in its window, in the shape that a timeline takes. */
export type Campaign = Readonly<CampaignRow> & Span

/** A coupon that runs by itself: while its campaign runs and its own window is open. */
export type RunningCoupon = Span & { readonly campaign: Campaign; readonly coupon: Coupon }

export function campaignOf(row: CampaignRow): Campaign {
  return { ...row, from: row.startTime, until: row.endTime }
}

/** A campaign without sites or locales runs on all of them. */
export function isShownOn(campaign: Campaign, site: PricingSite, locale: PricingLocale): boolean {
  return (
    (campaign.sites.length === 0 || campaign.sites.includes(site)) &&
    (campaign.locales.length === 0 || campaign.locales.includes(locale))
  )
}

/** The stretch in which both windows are open; undefined when they never are. */
export function runningCoupon(campaign: Campaign, coupon: Coupon): RunningCoupon | undefined {
  const from = Math.max(campaign.from, coupon.from ?? campaign.from)
  const until = Math.min(campaign.until, coupon.until ?? campaign.until)
  return from < until ? { from, until, campaign, coupon } : undefined
}
