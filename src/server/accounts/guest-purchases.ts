import type { Database } from '../runtime/database'
import type { Customer } from '../sessions/customer'

/**
 * Gives a customer what was bought under their address without an account. The caller has made sure that they own
 * the address. Never takes from another customer.
 */
export async function attachGuestPurchases(
  tx: Database,
  { id, email }: Pick<Customer, 'id' | 'email'>,
): Promise<void> {
  for (const table of ['orders', 'licences']) {
    await tx.query(
      `update ${table} set customer_id = $1, updated_at = now() where customer_id is null and lower(email) = $2`,
      [id, email],
    )
  }
}
