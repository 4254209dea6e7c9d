import { eraseCustomer } from '../personal-data/erase'
import type { Database } from '../runtime/database'
import { customerColumns, oneCustomer } from '../sessions/customer'

/** As if each had asked to be erased; one that was confirmed meanwhile stays. The caller holds their rows. */
export async function eraseUnconfirmed(tx: Database, ids: string[]): Promise<void> {
  for (const id of ids) {
    const customer = await oneCustomer(
      tx,
      `select ${customerColumns('c')} from customers c where c.id = $1 and c.confirmed_at is null`,
      [id],
    )
    if (customer) await eraseCustomer(tx, customer)
  }
}
