import { type Campaign, campaignOf, isShownTo, type RunningCoupon, runningCoupon } from './campaign'
import { choiceOf } from './choice-set'
import { compareKeys } from './compare'
import { type Coupon, couponOf, normalCode } from './coupon'
import { type Report, uniqueRows } from './problem'
import type { RouteNames } from './route-names'
import type { CampaignRow, CouponRow } from './rows'
import { boundariesOf, firstAfter, type Timeline, timelineOf } from './timeline'
import { PRICING_LOCALES, type PricingLocale, type PricingSite, SITES } from './vocabulary'

/** Coupons by code, and campaigns and the coupons that they run by instant and by what they can apply to. */
export type Promotions = {
  couponByCode(code: string): Coupon | undefined
  /** The campaigns that run at an instant for a site and language, in the order of their beginnings. */
  runningCampaigns(at: number, site: PricingSite, locale: PricingLocale): readonly CampaignRow[]
  /** Every campaign of a page's route, past, running and to come. */
  campaignsOf(route: string): readonly CampaignRow[]
  /** The coupons that run by themselves for any product, in the order of codes. */
  readonly generalCoupons: Timeline<RunningCoupon>
  /** Those that run only for some products, of which this route is one. */
  couponsFor(route: string): Timeline<RunningCoupon>
  /** The next instant at which any campaign, or a coupon that one runs, begins or ends; null if none does. */
  boundaryAfter(at: number): number | null
}

const NEVER: Timeline<RunningCoupon> = timelineOf([])

/** Disabled rows do not exist; a campaign that names an unknown coupon is reported and left out. */
export function promotionsOf(
  couponRows: readonly CouponRow[],
  campaignRows: readonly CampaignRow[],
  names: RouteNames,
  report: Report,
): Promotions {
  const coupons = couponsByCode(couponRows, names, report)
  const campaigns = usableCampaigns(campaignRows, couponRows, report)
  const running = runningCoupons(campaigns, coupons)
  const boundaries = boundariesOf([...campaigns, ...running])
  const timeline = timelineOf(campaigns)
  const byRoute = groupedBy(campaigns, ({ row }) => [row.route])
  return {
    couponByCode: code => coupons.get(normalCode(code)),
    runningCampaigns: (at, site, locale) => {
      const [onSite, inLocale] = [choiceOf(site, SITES), choiceOf(locale, PRICING_LOCALES)]
      const shown = timeline.segmentAt(at).running.filter(each => isShownTo(each, onSite, inLocale))
      return shown.map(({ row }) => row)
    },
    campaignsOf: route => byRoute.get(route)?.map(({ row }) => row) ?? [],
    boundaryAfter: at => boundaries[firstAfter(boundaries, at)] ?? null,
    ...couponTimelines(running),
  }
}

function couponsByCode(
  rows: readonly CouponRow[],
  names: RouteNames,
  report: Report,
): ReadonlyMap<string, Coupon> {
  const coupons = new Map<string, Coupon>()
  const enabled = rows.filter(({ enabled }) => enabled)
  for (const row of uniqueRows('coupons', enabled, ({ code }) => normalCode(code), report)) {
    const unknown = row.allow_products.filter(route => names.resolve(route) === undefined)
    const routes = row.allow_products.flatMap(route => names.resolve(route) ?? [])
    if (unknown.length > 0) report('coupons', row.code, `names the unknown route ${unknown.join(', ')}`)
    else coupons.set(normalCode(row.code), couponOf(row, routes))
  }
  return coupons
}

function usableCampaigns(
  rows: readonly CampaignRow[],
  couponRows: readonly CouponRow[],
  report: Report,
): Campaign[] {
  const codes = new Set(couponRows.map(({ code }) => normalCode(code)))
  const enabled = rows.filter(({ enabled }) => enabled)
  return uniqueRows('campaigns', enabled, ({ key }) => key, report)
    .filter(({ key, coupons }) => {
      const unknown = coupons.filter(code => !codes.has(normalCode(code)))
      if (unknown.length > 0) report('campaigns', key, `names the unknown coupon ${unknown.join(', ')}`)
      return unknown.length === 0
    })
    .map(campaignOf)
    .sort((a, b) => a.from - b.from || compareKeys(a.key, b.key))
}

function runningCoupons(
  campaigns: readonly Campaign[],
  coupons: ReadonlyMap<string, Coupon>,
): RunningCoupon[] {
  const running = campaigns.flatMap(campaign =>
    [...new Set(campaign.row.coupons.map(normalCode))].flatMap(code => {
      const coupon = coupons.get(code)
      return (coupon && runningCoupon(campaign, coupon)) ?? []
    }),
  )
  return running.sort((a, b) => compareKeys(a.coupon.code, b.coupon.code))
}

function couponTimelines(running: readonly RunningCoupon[]) {
  const byRoute = groupedBy(running, ({ coupon }) => coupon.routes ?? [])
  const timelines = new Map([...byRoute].map(([route, entries]) => [route, timelineOf(entries)]))
  return {
    generalCoupons: timelineOf(running.filter(({ coupon }) => coupon.routes === null)),
    couponsFor: (route: string) => timelines.get(route) ?? NEVER,
  }
}

function groupedBy<T>(items: readonly T[], namesOf: (item: T) => Iterable<string>): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const name of namesOf(item)) {
      const group = groups.get(name)
      if (group) group.push(item)
      else groups.set(name, [item])
    }
  }
  return groups
}
