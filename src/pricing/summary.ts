import { covers, VIDEO_AND_MUSIC } from './line-set'
import { type Holding, type Owned, type OwnedLicence, ownershipOf } from './ownership'
import { PLAN_TERMS } from './plan-terms'
import type { RuleBook } from './rule-book'
import type { Plan } from './vocabulary'

/** DOMAIN 3: conferred lifetime singles, full suites, subscription. */
export type OwnershipSummary = {
  vw_num: number
  mw_num: number
  vm_num: number
  mm_num: number
  win_full: boolean
  mac_full: boolean
  sub_type: Plan | ''
  sub_count: number
}

/** Sums up licences at an instant; video counts adult too, v/m is the line, w/m the OS. */
export function summaryOf(book: RuleBook, owned: readonly OwnedLicence[], at: number): OwnershipSummary {
  const { lifetime, subscriptions } = ownershipOf(book, owned, at)
  const longest = subscriptions.toSorted(byLength)[0]?.licence
  return {
    vw_num: videos(lifetime.win),
    mw_num: lifetime.win.count.music,
    vm_num: videos(lifetime.mac),
    mm_num: lifetime.mac.count.music,
    win_full: covers(lifetime.win.suites, VIDEO_AND_MUSIC),
    mac_full: covers(lifetime.mac.suites, VIDEO_AND_MUSIC),
    sub_type: longest?.plan ?? '',
    sub_count: longest?.periods ?? 0,
  }
}

function videos({ count }: Owned): number {
  return count.video + count.adult
}

/** Longest first; of equals the one with more periods paid. */
function byLength({ licence: a }: Holding, { licence: b }: Holding): number {
  return monthsOf(b.plan) - monthsOf(a.plan) || b.periods - a.periods
}

function monthsOf(plan: Plan): number {
  return PLAN_TERMS[plan].months ?? Number.POSITIVE_INFINITY
}
