import { cache } from 'react'
import { coverOf, type Plan } from '@/pricing'
import type { Visit } from '@/site/visit'
import { type LicenceView, licencesOf } from '../accounts/overview'
import { ruleBookOf } from '../preview/rule-book'
import { productNames } from '../rule-book/product-names'
import { currentCustomer } from '../sessions/current-customer'

export type Covering = Pick<LicenceView, 'key' | 'pid' | 'plan' | 'expires'> & { name: string }

type Target = { pid: number; plan: Plan }

/** Tells which of the visitor's licences give all of a plan (`coverOf`). */
export async function coveringLicences(
  visit: Pick<Visit, 'at' | 'locale' | 'preview' | 'loggedIn'>,
): Promise<(target: Target) => Covering[]> {
  const owned = visit.loggedIn ? await activeLicences() : []
  if (owned.length === 0) return () => []
  const [{ book }, nameOf] = await Promise.all([ruleBookOf(visit), productNames(visit.locale)])
  return target => coverOf(book, owned, target, visit.at).map(each => ({ ...each, name: nameOf(each.pid) }))
}

const activeLicences = cache(async (): Promise<Omit<Covering, 'name'>[]> => {
  const customer = await currentCustomer()
  const licences = customer ? await licencesOf(customer.id) : []
  return licences
    .filter(({ state }) => state === 'active')
    .map(({ key, pid, plan, expires }) => ({ key, pid, plan, expires }))
})
