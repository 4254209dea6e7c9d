import { cache } from 'react'
import { coverOf, type Plan } from '@/pricing'
import type { Visit } from '@/site/visit'
import { type LicenceView, licencesOf } from '../accounts/overview'
import { ruleBookOf } from '../preview/rule-book'
import { productNames } from '../rule-book/product-names'
import { currentCustomer } from '../sessions/current-customer'
import { ownedSeen } from './owned-seen'

export type Covering = Pick<LicenceView, 'key' | 'pid' | 'plan' | 'expires'> & { name: string }

type Target = { pid: number; plan: Plan }

/** Tells which of the visitor's licences give all of a plan (`coverOf`). */
export async function coveringLicences(
  visit: Pick<Visit, 'at' | 'os' | 'locale' | 'preview' | 'loggedIn'>,
): Promise<(target: Target) => Covering[]> {
  const owned = visit.preview?.buyer === undefined ? await activeLicences(visit) : await previewed(visit)
  if (owned.length === 0) return () => []
  const [{ book }, nameOf] = await Promise.all([ruleBookOf(visit), productNames(visit.locale)])
  return target => coverOf(book, owned, target, visit.at).map(each => ({ ...each, name: nameOf(each.pid) }))
}

type Licence = Omit<Covering, 'name'>

/** Staff who look in the place of a buyer see what covers a plan, but nobody’s key. */
const previewed = async (visit: Parameters<typeof ownedSeen>[0]): Promise<Licence[]> =>
  (await ownedSeen(visit)).map((licence, index) => ({ ...licence, key: `PREVIEW-${index + 1}` }))

const activeLicences = async ({ loggedIn }: Pick<Visit, 'loggedIn'>): Promise<Licence[]> =>
  loggedIn ? licencesOfVisitor() : []

const licencesOfVisitor = cache(async (): Promise<Licence[]> => {
  const customer = await currentCustomer()
  const licences = customer ? await licencesOf(customer.id) : []
  return licences
    .filter(({ state }) => state === 'active')
    .map(({ key, pid, plan, expires }) => ({ key, pid, plan, expires }))
})
