import { lineSet } from './line-set'
import type { OwnedLicence } from './ownership'
import { PLAN_TERMS } from './plan-terms'
import type { Product } from './product'
import type { RuleBook } from './rule-book'
import type { Line, OperatingSystem, Plan, Suite } from './vocabulary'

const DAY = 86_400_000

type Owning =
  | { kind: 'singles'; line: Line; count: number; isElsewhere?: true }
  | { kind: 'suite'; suites: readonly Suite[]; plan: 'LFT' | 'LFT_3' }
  | { kind: 'subscription'; suites: readonly Suite[]; plan: '1M' | '1Y'; periods: number }
  | { kind: 'expired'; line: Line }

/** Buyers to look at prices with, each as what they own; «elsewhere» is the other operating system. */
const SAMPLES = {
  new: [],
  video_1: [{ kind: 'singles', line: 'video', count: 1 }],
  video_3: [{ kind: 'singles', line: 'video', count: 3 }],
  video_10: [{ kind: 'singles', line: 'video', count: 10 }],
  music_1: [{ kind: 'singles', line: 'music', count: 1 }],
  music_3: [{ kind: 'singles', line: 'music', count: 3 }],
  video_and_music: [
    { kind: 'singles', line: 'video', count: 2 },
    { kind: 'singles', line: 'music', count: 1 },
  ],
  video_elsewhere: [{ kind: 'singles', line: 'video', count: 3, isElsewhere: true }],
  ai: [{ kind: 'singles', line: 'ai', count: 1 }],
  video_expired: [{ kind: 'expired', line: 'video' }],
  video_suite: [{ kind: 'suite', suites: ['video'], plan: 'LFT' }],
  video_suite_pro: [{ kind: 'suite', suites: ['video'], plan: 'LFT_3' }],
  music_suite: [{ kind: 'suite', suites: ['music'], plan: 'LFT' }],
  adult_suite: [{ kind: 'suite', suites: ['adult'], plan: 'LFT' }],
  both_suites: [{ kind: 'suite', suites: ['video', 'music'], plan: 'LFT' }],
  both_suites_pro: [{ kind: 'suite', suites: ['video', 'music'], plan: 'LFT_3' }],
  video_monthly_1: [{ kind: 'subscription', suites: ['video'], plan: '1M', periods: 1 }],
  video_monthly_2: [{ kind: 'subscription', suites: ['video'], plan: '1M', periods: 2 }],
  video_monthly_3: [{ kind: 'subscription', suites: ['video'], plan: '1M', periods: 3 }],
  video_yearly_1: [{ kind: 'subscription', suites: ['video'], plan: '1Y', periods: 1 }],
  video_yearly_2: [{ kind: 'subscription', suites: ['video'], plan: '1Y', periods: 2 }],
  music_monthly_2: [{ kind: 'subscription', suites: ['music'], plan: '1M', periods: 2 }],
  both_monthly_2: [{ kind: 'subscription', suites: ['video', 'music'], plan: '1M', periods: 2 }],
} as const satisfies Record<string, readonly Owning[]>

export type SampleBuyer = keyof typeof SAMPLES

const isSample = (name: string): name is SampleBuyer => Object.hasOwn(SAMPLES, name)

export const SAMPLE_BUYERS: readonly SampleBuyer[] = Object.keys(SAMPLES).filter(isSample)

type Where = { os: OperatingSystem; at: number }

/** What a sample buyer owns at an instant (ms, UTC): the first products of the rule book that fit. */
export function ownedBySample(book: RuleBook, name: SampleBuyer, where: Where): OwnedLicence[] {
  const owning: readonly Owning[] = SAMPLES[name]
  return owning.flatMap(each => licencesOf(book, each, where))
}

function licencesOf(book: RuleBook, owning: Owning, { os, at }: Where): OwnedLicence[] {
  switch (owning.kind) {
    case 'singles': {
      const there = owning.isElsewhere ? otherSystem(os) : os
      return singlesOf(book, owning.line, there)
        .slice(0, owning.count)
        .map(({ pid }) => lifetimeOf(pid))
    }
    case 'suite':
      return suiteOf(book, owning.suites, os).map(({ pid }) => lifetimeOf(pid, owning.plan))
    case 'subscription':
      return suiteOf(book, owning.suites, os).map(({ pid }) => subscriptionOf(pid, { ...owning, at }))
    case 'expired':
      return singlesOf(book, owning.line, os)
        .slice(0, 1)
        .map(({ pid }) => expiredOf(pid, at))
  }
}

/** For n' of DOMAIN 4. */
export const otherSystem = (os: OperatingSystem): OperatingSystem => (os === 'win' ? 'mac' : 'win')

/** The singles of a line that are sold for an operating system, in display order; each product once. */
export function singlesOf(book: RuleBook, line: Line, os: OperatingSystem): Product[] {
  return productsFor(book, os).filter(each => each.prod_type === 'single' && each.line === line)
}

/** The first product on sale that gives exactly these suites; none if there is none. */
export function suiteOf(book: RuleBook, suites: readonly Suite[], os: OperatingSystem): Product[] {
  const wanted = lineSet(suites)
  return productsFor(book, os)
    .filter(({ confers, pro }) => confers.suites === wanted && !pro)
    .slice(0, 1)
}

function productsFor(book: RuleBook, os: OperatingSystem): Product[] {
  return book.routes
    .flatMap(route => book.productOf(route, os) ?? [])
    .filter(product => product.os === os && book.plansOf(product.pid).some(({ isSellable }) => isSellable))
}

/** A licence for life. */
export function lifetimeOf(pid: number, plan: Plan = 'LFT'): OwnedLicence {
  return { pid, plan, expires: null, subscription: false, periods: 1 }
}

type Paid = { plan: Plan; periods: number; at: number }

/** A subscription that was paid for so many periods and runs at `at`. */
export function subscriptionOf(pid: number, { plan, periods, at }: Paid): OwnedLicence {
  return { pid, plan, expires: at + (PLAN_TERMS[plan].days ?? 30) * DAY, subscription: true, periods }
}

/** A month that ended the day before. */
export function expiredOf(pid: number, at: number): OwnedLicence {
  return { pid, plan: '1M', expires: at - DAY, subscription: false, periods: 1 }
}
