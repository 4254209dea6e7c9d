import type { OwnedLicence } from '@/pricing'
import { ownedOfCustomer } from '../licences/owned'
import { database } from '../runtime/database'

/** What a customer owns, by the email address of the account; null where there is no such account. */
export async function ownedByEmail(email: string): Promise<OwnedLicence[] | null> {
  const [customer] = await database.query<{ id: string }>(
    'select id from customers where lower(email) = $1 limit 1',
    [email],
  )
  return customer ? ownedOfCustomer(customer.id) : null
}
