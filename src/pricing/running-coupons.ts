import { type Campaign, type RunningCoupon, runningCoupon } from './campaign'
import { compareKeys } from './compare'
import { type Coupon, normalCode } from './coupon'
import { groupedBy } from './grouped-by'
import { type Timeline, timelineOf } from './timeline'

/** The spans in which campaigns run their coupons. One whose uses are counted has to be entered (decision 075). */
export function runningCoupons(
  campaigns: readonly Campaign[],
  coupons: ReadonlyMap<string, Coupon>,
): RunningCoupon[] {
  return campaigns.flatMap(campaign =>
    [...new Set(campaign.row.coupons.map(normalCode))].flatMap(code => {
      const coupon = coupons.get(code)
      return (coupon && !coupon.isLimited && runningCoupon(campaign, coupon)) || []
    }),
  )
}

/** What runs for a route, ordered by code. Each route that a coupon names has its own timeline; all others share one. */
export function runningByRoute(
  running: readonly RunningCoupon[],
): (route: string) => Timeline<RunningCoupon> {
  const general = running.filter(({ routes }) => routes === null)
  const byRoute = groupedBy(running, ({ routes }) => routes ?? [])
  const timelines = new Map(
    [...byRoute].map(([route, specific]) => [route, timelineOf([...general, ...specific].sort(byCode))]),
  )
  const others = timelineOf([...general].sort(byCode))
  return route => timelines.get(route) ?? others
}

function byCode(a: RunningCoupon, b: RunningCoupon): number {
  return compareKeys(a.code, b.code)
}
