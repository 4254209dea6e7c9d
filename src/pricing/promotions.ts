import { type Campaign, campaignOf, isShownTo, type RunningCoupon, runningCoupon } from './campaign'
import { choiceOf } from './choice-set'
import { compareKeys } from './compare'
import { type Coupon, couponOf, normalCode } from './coupon'
import type { Currencies } from './currency'
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
  /** The coupons that campaigns run for a route, in the order of codes. */
  couponsFor(route: string): Timeline<RunningCoupon>
  /** The next instant at which any campaign, or a coupon that one runs, begins or ends; null if none does. */
  boundaryAfter(at: number): number | null
}

type Context = { names: RouteNames; currencies: Currencies; report: Report }

/** Disabled rows do not exist; a campaign that names an unknown coupon is reported and left out. */
export function promotionsOf(
  couponRows: readonly CouponRow[],
  campaignRows: readonly CampaignRow[],
  context: Context,
): Promotions {
  const coupons = couponsByCode(couponRows, context)
  const campaigns = usableCampaigns(campaignRows, couponRows, context.report)
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
    couponsFor: couponTimelines(running),
  }
}

function couponsByCode(
  rows: readonly CouponRow[],
  { names, currencies, report }: Context,
): ReadonlyMap<string, Coupon> {
  const coupons = new Map<string, Coupon>()
  const enabled = rows.filter(({ enabled }) => enabled)
  for (const row of uniqueRows('coupons', enabled, ({ code }) => normalCode(code), report)) {
    const unknown = row.allow_products.filter(route => names.resolve(route) === undefined)
    const routes = row.allow_products.flatMap(route => names.resolve(route) ?? [])
    if (unknown.length > 0) report('coupons', row.code, `names the unknown route ${unknown.join(', ')}`)
    else coupons.set(normalCode(row.code), couponOf(row, routes, currencies))
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
  return campaigns.flatMap(campaign =>
    [...new Set(campaign.row.coupons.map(normalCode))].flatMap(code => {
      const coupon = coupons.get(code)
      return (coupon && runningCoupon(campaign, coupon)) ?? []
    }),
  )
}

/** A timeline for each route that a coupon names; all other routes share the one of the coupons that name none. */
function couponTimelines(running: readonly RunningCoupon[]): Promotions['couponsFor'] {
  const general = running.filter(({ coupon }) => coupon.routes === null)
  const byRoute = groupedBy(running, ({ coupon }) => coupon.routes ?? [])
  const timelines = new Map(
    [...byRoute].map(([route, specific]) => [route, timelineOf([...general, ...specific].sort(byCode))]),
  )
  const others = timelineOf([...general].sort(byCode))
  return route => timelines.get(route) ?? others
}

function byCode(a: RunningCoupon, b: RunningCoupon): number {
  return compareKeys(a.coupon.code, b.coupon.code)
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
