import type { OwnedLicence, Plan } from '@/pricing'
import { database } from '../database'
import { currentCustomer } from './current-customer'

type LicenceRow = { pid: number; plan: Plan; expires: Date | null }

/** What a customer owns or owned, as a quote is told of it (DOMAIN 7): all but what was revoked or refunded. */
export async function ownedOfCustomer(customerId: string): Promise<OwnedLicence[]> {
  const rows = await database.query<LicenceRow>(
    "select pid, plan, expires from licences where customer_id = $1 and state = 'active' order by issued, key",
    [customerId],
  )
  return rows.map(({ pid, plan, expires }) => ({
    pid,
    plan,
    expires: expires?.getTime() ?? null,
    subscription: false,
    periods: 1,
  }))
}

/** The same of who sent this request; nothing for a guest. */
export async function ownedOfVisitor(): Promise<OwnedLicence[]> {
  const customer = await currentCustomer()
  return customer ? ownedOfCustomer(customer.id) : []
}
