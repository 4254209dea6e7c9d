import type { Database } from '../runtime/database'
import type { Customer } from '../sessions/customer'

/**
 * Gives a customer the orders and licences that were bought under their address without an account. Only for an address
 * that its owner proved: the caller has confirmed it. What belongs to somebody already stays theirs.
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
