import { asInstant, nextBoundary } from './boundary'
import { type Campaign, campaignOf, isShownTo, type RunningCoupon } from './campaign'
import { choiceOf } from './choice-set'
import { compareKeys } from './compare'
import { type Coupon, couponOf, normalCode } from './coupon'
import type { Currencies } from './currency'
import { groupedBy } from './grouped-by'
import { type Report, uniqueRows } from './problem'
import type { RouteNames } from './route-names'
import type { CampaignRow, CouponRow } from './rows'
import { runningByRoute, runningCoupons } from './running-coupons'
import { type Span, type Timeline, timelineOf } from './timeline'
import { PRICING_LOCALES, type PricingLocale, type PricingSite, SITES } from './vocabulary'

export type Promotions = {
  /** Enabled ones, past ones too. */
  readonly coupons: readonly Coupon[]
  readonly campaigns: readonly Campaign[]
  couponByCode(code: string): Coupon | undefined
  /** Those running at an instant for a site and language, ordered by start. */
  runningCampaigns(at: number, site: PricingSite, locale: PricingLocale): readonly CampaignRow[]
  /** Of a page's route: past, running and to come. */
  campaignsOf(route: string): readonly CampaignRow[]
  /** Those that campaigns run for a route, ordered by code. */
  couponsFor(route: string): Timeline<RunningCoupon>
  /** The next instant at which a campaign, or coupon it runs, begins or ends, or null. */
  boundaryAfter(at: number): number | null
  /**
   * The next instant at which anything a site shows in a language may begin or end, by itself or by a code, or null.
   * May be early, never late.
   */
  boundaryFor(at: number, site: PricingSite, locale: PricingLocale): number | null
}

type Context = { names: RouteNames; currencies: Currencies; report: Report }

/** Ignores disabled rows; a campaign runs without its unknown coupons, which are reported. */
export function promotionsOf(
  couponRows: readonly CouponRow[],
  campaignRows: readonly CampaignRow[],
  context: Context,
): Promotions {
  const coupons = couponsByCode(couponRows, context)
  const campaigns = usableCampaigns(campaignRows, couponRows, context.report)
  const running = runningCoupons(campaigns, coupons)
  const changes = timelineOf<Span>([...campaigns, ...running])
  const timeline = timelineOf(campaigns)
  const byRoute = groupedBy(campaigns, ({ row }) => [row.route])
  return {
    coupons: [...coupons.values()],
    campaigns,
    couponByCode: code => coupons.get(normalCode(code)),
    runningCampaigns: (at, site, locale) => {
      const [onSite, inLocale] = [choiceOf(site, SITES), choiceOf(locale, PRICING_LOCALES)]
      const shown = timeline.runningAt(at).filter(each => isShownTo(each, onSite, inLocale))
      return shown.map(({ row }) => row)
    },
    campaignsOf: route => byRoute.get(route)?.map(({ row }) => row) ?? [],
    boundaryAfter: at => asInstant(changes.boundaryAfter(at)),
    boundaryFor: (at, site, locale) => {
      const [onSite, inLocale] = [choiceOf(site, SITES), choiceOf(locale, PRICING_LOCALES)]
      const shown = campaigns.filter(each => isShownTo(each, onSite, inLocale))
      return nextBoundary([...shown, ...coupons.values()], at)
    },
    couponsFor: runningByRoute(running),
  }
}

function couponsByCode(
  rows: readonly CouponRow[],
  { names, currencies, report }: Context,
): ReadonlyMap<string, Coupon> {
  const coupons = new Map<string, Coupon>()
  const enabled = rows.filter(({ enabled }) => enabled)
  const keyOf = ({ code }: CouponRow) => normalCode(code)
  for (const row of uniqueRows({ collection: 'coupons', rows: enabled, keyOf, report })) {
    const known = names.knownOf(row.allow_products, reason => report('coupons', row.code, reason))
    if (!known) continue
    const owned = names.knownOf(row.owners_of, reason => report('coupons', row.code, reason))
    if (!owned) continue
    const [routes, owners] = [known, owned].map(keys => keys.flatMap(route => names.resolve(route) ?? []))
    coupons.set(
      normalCode(row.code),
      couponOf(row, { routes: routes ?? [], owners: owners ?? [] }, currencies),
    )
  }
  return coupons
}

function usableCampaigns(
  rows: readonly CampaignRow[],
  couponRows: readonly CouponRow[],
  report: Report,
): Campaign[] {
  const codes = new Set(couponRows.map(({ code }) => normalCode(code)))
  const couponsIn = ({ key, coupons }: CampaignRow) => {
    const unknown = coupons.filter(code => !codes.has(normalCode(code)))
    if (unknown.length > 0) report('campaigns', key, `names the unknown coupon ${unknown.join(', ')}`)
    return coupons.filter(code => codes.has(normalCode(code)))
  }
  const enabled = rows.filter(({ enabled }) => enabled)
  return uniqueRows({ collection: 'campaigns', rows: enabled, keyOf: ({ key }) => key, report })
    .map(row => campaignOf({ ...row, coupons: couponsIn(row) }))
    .sort((a, b) => a.from - b.from || compareKeys(a.key, b.key))
}
