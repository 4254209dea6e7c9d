import type { OwnedLicence } from '@/pricing'
import { database } from '../runtime/database'
import { currentCustomer } from '../sessions/current-customer'
import { heldLicences } from './held'

/** What a customer owns or owned, as a quote is told of it (DOMAIN 7): all but what was revoked or refunded. */
export async function ownedOfCustomer(customerId: string): Promise<OwnedLicence[]> {
  const held = await heldLicences(database, customerId)
  return held.map(({ id, ...licence }) => licence)
}

/** The same of who sent this request; nothing for a guest. */
export async function ownedOfVisitor(): Promise<OwnedLicence[]> {
  const customer = await currentCustomer()
  return customer ? ownedOfCustomer(customer.id) : []
}
