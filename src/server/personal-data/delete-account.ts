import type { Visit } from '@/site/visit'
import { enqueueAccountDeletionEmail } from '../accounts/account-deletion-email'
import { customerOfCredentials } from '../accounts/login'
import { consume } from '../http/rate-limit'
import { type Database, inTransaction } from '../runtime/database'
import { type Customer, normalEmail } from '../sessions/customer'
import { eraseCustomer } from './erase'
import { listErased } from './erased-accounts'
import { runningPurchases, settlePurchases } from './running-purchases'

export type Deleting = { secret: string; confirm: string }

export type NotDeleted =
  | { ok: false; why: 'wrong_credentials' }
  | { ok: false; why: 'not_confirmed' }
  | { ok: false; why: 'too_many_tries'; retryAfter: number }
  | { ok: false; why: 'purchase_running'; orders: string[] }

/**
 * Deletes an account, given its password and address, and sends an email about it. `purchase_running` with the
 * order numbers while a payment runs; nothing changes then (decision 015).
 */
export async function deleteAccount(
  customer: Customer,
  { secret, confirm }: Deleting,
  visit: Pick<Visit, 'locale'>,
): Promise<{ ok: true } | NotDeleted> {
  if (normalEmail(confirm) !== customer.email) return { ok: false, why: 'not_confirmed' }
  const taken = await consume('login', customer.email)
  if (!taken.ok) return { ...taken, why: 'too_many_tries' }
  const known = await customerOfCredentials({ email: customer.email, secret })
  if (known?.id !== customer.id) return { ok: false, why: 'wrong_credentials' }
  await settlePurchases(customer)
  const deleted = await inTransaction(tx => deleteIn(tx, customer, visit))
  if (deleted.ok) await listErased(customer.id)
  return deleted
}

async function deleteIn(
  tx: Database,
  customer: Customer,
  { locale }: Pick<Visit, 'locale'>,
): Promise<{ ok: true } | NotDeleted> {
  // Orders first, as payments lock them: the other way round each would wait for the other.
  const orders = await runningPurchases(tx, customer)
  const held = await tx.query('select 1 from customers where id = $1 for update', [customer.id])
  if (held.length === 0) return { ok: false, why: 'wrong_credentials' } // deleted by another try
  if (orders.length > 0) return { ok: false, why: 'purchase_running', orders }
  await eraseCustomer(tx, customer)
  await enqueueAccountDeletionEmail(tx, customer.email, locale)
  return { ok: true }
}
