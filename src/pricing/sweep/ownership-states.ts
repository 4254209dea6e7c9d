import { lineOf, meets } from '../line-set'
import type { Offering } from '../offering'
import type { OwnedLicence } from '../ownership'
import type { RuleBook } from '../rule-book'
import { expiredOf, lifetimeOf, otherSystem, singlesOf, subscriptionOf, suiteOf } from '../sample-buyers'
import { LINES, type OffType, type OperatingSystem, type Plan, SUITES, type Suite } from '../vocabulary'
import { type Axis, chain, type Grid, gridOf } from './axis'
import { ownSteps } from './own-steps'

type Sweeping = { book: RuleBook; at: number; target: Offering }

/**
 * Every state of ownership that a price of the target can tell apart (DOMAIN 3 and 4): what is owned of it on its
 * system and on the other, a subscription to it, something of another line, and the same product before. Singles of one
 * line are alike, and more than the last step of a ladder is no more.
 */
export function ownershipStates(sweeping: Sweeping): Grid {
  return gridOf([
    ownAxis(sweeping),
    otherSystemAxis(sweeping),
    otherLineAxis(sweeping),
    sameRouteAxis(sweeping),
    subscriptionAxis(sweeping),
  ])
}

/** The suites that a target covers. */
export const suitesOf = ({ product }: Offering): Suite[] =>
  SUITES.filter(suite => meets(product.confers.suites, lineOf(suite)))

/** From which count on rules make no more difference. */
function topOf({ rules }: Offering, isCounting: (offType: OffType) => boolean): number {
  const steps = rules.filter(({ offType }) => isCounting(offType)).flatMap(rule => rule.steps)
  return Math.max(0, ...steps.map(({ from }) => from))
}

function ownAxis({ book, target }: Sweeping): Axis {
  const lines = suitesOf(target)
  const { os } = target.product
  const singles = singlesByLine(book, os)
  const counting = {
    lines,
    top: topOf(target, offType => offType !== 10 && offType !== 11),
    weights: book.weights,
    available: { video: singles.video.length, adult: singles.adult.length, music: singles.music.length },
  }
  return ownSteps(counting).map(({ own: { suites, counts }, next }) => ({
    next,
    owned: [
      ...suites.flatMap(suite => suiteOf(book, [suite], os).map(({ pid }) => lifetimeOf(pid))),
      ...lines.flatMap(line => singles[line].slice(0, counts[line])),
    ],
  }))
}

function singlesByLine(book: RuleBook, os: OperatingSystem): Record<Suite, OwnedLicence[]> {
  const of = (line: Suite) => singlesOf(book, line, os).map(({ pid }) => lifetimeOf(pid))
  return { video: of('video'), adult: of('adult'), music: of('music') }
}

function otherSystemAxis({ book, target }: Sweeping): Axis {
  const top = topOf(target, offType => offType === 10)
  const singles = singlesByLine(book, otherSystem(target.product.os))
  const owned = suitesOf(target).flatMap(line => singles[line])
  const counts = Array.from({ length: Math.min(top, owned.length) + 1 }, (_, count) => owned.slice(0, count))
  return chain('single elsewhere', counts)
}

function otherLineAxis({ book, target }: Sweeping): Axis {
  const { confers, os } = target.product
  const other = LINES.filter(line => !meets(confers.lines, lineOf(line)))
    .flatMap(line => singlesOf(book, line, os))
    .slice(0, 1)
  return chain('another line', [[], ...other.map(({ pid }) => [lifetimeOf(pid)])])
}

function sameRouteAxis({ target, at }: Sweeping): Axis {
  return chain('the same before', [[], [expiredOf(target.product.pid, at)]])
}

/** None, or one of several subscriptions to a lifetime target's suites, each paid for some periods. */
function subscriptionAxis({ book, target, at }: Sweeping): Axis {
  const suites = target.isLifetime ? suitesOf(target) : []
  const [subscribed] = suites.length > 0 ? suiteOf(book, suites, target.product.os) : []
  if (!subscribed) return chain('another period', [[]])
  const starts = new Map<string, number>()
  const steps: { owned: OwnedLicence[]; next: Map<string, number> }[] = [{ owned: [], next: starts }]
  for (const { plan, periods: most } of subscriptionPlans(book)) {
    starts.set(subscriptionMove(plan), steps.length)
    for (let periods = 1; periods <= most; periods += 1) {
      const more = periods < most ? [['another period', steps.length + 1] as const] : []
      steps.push({ owned: [subscriptionOf(subscribed.pid, { plan, periods, at })], next: new Map(more) })
    }
  }
  return steps
}

/** The name of the step that pays a first period of a plan. */
export const subscriptionMove = (plan: Plan): string => `subscription ${plan}`

/** Each kind of subscription that rules tell apart, with the periods paid from which they tell no more. */
export function subscriptionPlans(book: RuleBook): { plan: Plan; periods: number }[] {
  const periods = new Map<Plan, number>()
  for (const { offType, subscription_plans: plans, steps } of book.offerRules) {
    const [plan = '1M'] = plans
    if (offType !== 11) continue
    periods.set(plan, Math.max(periods.get(plan) ?? 1, ...steps.map(({ from }) => from)))
  }
  return [...periods].map(([plan, most]) => ({ plan, periods: most }))
}
