import { type OwnedLicence, ownedBySample, SAMPLE_BUYERS } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ownedOfCustomer, ownedOfVisitor } from '../licences/owned'
import { customerInPreview } from '../preview/customer'
import { ruleBookOf } from '../preview/rule-book'
import { currentCustomer } from '../sessions/current-customer'
import { normalEmail } from '../sessions/customer'

type Asking = Pick<Visit, 'at' | 'os' | 'preview' | 'loggedIn'>

/** What belongs to whom a page is made for: the buyer in whose place staff look, else this request's customer. */
export async function ownedSeen(visit: Asking): Promise<readonly OwnedLicence[]> {
  const { buyer } = visit.preview ?? {}
  if (buyer !== undefined) return (await ownedInPreview(visit, buyer)) ?? []
  return visit.loggedIn ? ownedOfVisitor() : []
}

/** Undefined where there is no such buyer, or none that this member of the staff may see. */
export async function ownedInPreview(
  visit: Asking,
  buyer: string,
): Promise<readonly OwnedLicence[] | undefined> {
  const sample = SAMPLE_BUYERS.find(name => name === buyer)
  if (sample) return ownedBySample((await ruleBookOf(visit)).book, sample, visit)
  const id = await customerInPreview(normalEmail(buyer))
  return id === undefined ? undefined : ownedOfCustomer(id)
}

/** Whether a page is made for somebody with an account. */
export const isForCustomer = async ({ preview }: Pick<Visit, 'preview'>): Promise<boolean> =>
  preview?.buyer !== undefined || (await currentCustomer()) !== null
