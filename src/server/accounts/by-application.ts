import { isPro, PLAN_TERMS, type Product, type RuleBook } from '@/pricing'
import { APPLICATIONS, type Application } from '@/site/packages'
import type { DeviceGroup } from '../devices/of-customer'
import { applicationsOf } from '../releases/applications'
import type { LicenceView } from './overview'

/** A licence beside what it gives in one application. */
export type HeldLicence = LicenceView & {
  isRunning: boolean
  os: 'win' | 'mac'
  isPro: boolean
  /** The products of the application that it opens beside its own. */
  covers: number[]
  seats: number
  /** Computers that use it; null where it works on none. */
  used: number | null
  /** Where it can be bought once more; null once that is no longer sold. */
  route: string | null
}

/** What a customer has of an application: what runs best, and all else. */
export type OwnedApplication = { application: Application; best: HeldLicence; others: HeldLicence[] }

type Owned = { licences: readonly LicenceView[]; groups: readonly DeviceGroup[]; book: RuleBook; at: number }

/** A customer's licences by the applications that they run in, in the order of the shop (at an instant, ms). */
export function ownedApplications({ licences, groups, book, at }: Owned): OwnedApplication[] {
  const used = new Map(groups.map(({ key, devices }) => [key, devices.length]))
  return APPLICATIONS.flatMap(application => {
    const held = licences
      .flatMap(licence => {
        const product = book.productByPid(licence.pid)
        if (!applicationsOf(product).includes(application)) return []
        return [heldOf(licence, { product, application, book, at, used: used.get(licence.key) ?? null })]
      })
      .toSorted((a, b) => compare(rankOf(b), rankOf(a)))
    const [best, ...others] = held
    return best ? [{ application, best, others }] : []
  })
}

type Facts = {
  product: Product | undefined
  application: Application
  book: RuleBook
  at: number
  used: number | null
}

function heldOf(licence: LicenceView, { product, application, book, at, used }: Facts): HeldLicence {
  const { pid, plan, state, expires } = licence
  const within = product ? [...product.confers.singles, ...product.includes] : []
  const inside = within.filter(each => each.pid !== pid && each.app_id === application)
  return {
    ...licence,
    isRunning: state === 'active' && (expires === null || expires > at),
    os: product?.os ?? 'win',
    isPro: product !== undefined && isPro(product, plan),
    covers: [...new Set(inside.map(each => each.pid))],
    seats: PLAN_TERMS[plan].allowNum,
    used,
    route: product && book.offering(pid, plan)?.isSellable ? product.route : null,
  }
}

/** What gives more, in the order in which it counts. */
const rankOf = (held: HeldLicence): number[] => [
  Number(held.isRunning),
  held.covers.length,
  Number(held.isPro),
  held.seats,
  held.expires ?? Number.MAX_SAFE_INTEGER,
  held.issued,
]

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index])
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}
