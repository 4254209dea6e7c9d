import { cache } from 'react'
import type { OwnedLicence } from '@/pricing'
import { database } from '../runtime/database'
import { currentCustomer } from '../sessions/current-customer'
import { heldLicences } from './held'

/** A customer's licences as a quote needs them (DOMAIN 7), without revoked, refunded or disputed ones. */
export async function ownedOfCustomer(customerId: string): Promise<OwnedLicence[]> {
  const held = await heldLicences(database, customerId)
  return held.map(({ id, ...licence }) => licence)
}

/** Of this request's customer; none for a guest. Once per request. */
export const ownedOfVisitor = cache(async (): Promise<OwnedLicence[]> => {
  const customer = await currentCustomer()
  return customer ? ownedOfCustomer(customer.id) : []
})
