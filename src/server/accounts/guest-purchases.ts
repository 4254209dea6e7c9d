import type { Database } from '../runtime/database'
import type { Customer } from '../sessions/customer'

/** The caller has made sure that the customer owns the address. Never takes from another customer. */
export async function attachGuestPurchases(
  tx: Database,
  { id, email }: Pick<Customer, 'id' | 'email'>,
): Promise<void> {
  for (const table of ['orders', 'licences', 'subscriptions']) {
    await tx.query(
      `update ${table} set customer_id = $1, updated_at = now() where customer_id is null and lower(email) = $2`,
      [id, email],
    )
  }
}
