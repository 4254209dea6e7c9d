import type { Visit } from '@/site/visit'
import { consume } from '../http/rate-limit'
import { type Database, inTransaction } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { plainAddress } from '../sessions/plain-address'
import { closeAll, takeToken } from '../sessions/session'
import { enqueueAccountEmail } from './account-emails'
import { attachGuestPurchases } from './guest-purchases'

export type Confirmation = 'confirmed' | 'already_confirmed' | 'link_expired'

/**
 * Confirms a customer's address by an emailed token and gives them its guest purchases. Needs the session too:
 * otherwise the owner's click would hand the purchases to whoever registered with their address.
 */
export function confirmAddress(customer: Customer, token: string): Promise<Confirmation> {
  return inTransaction(async tx => {
    const owner = await takeToken(tx, { token, kind: 'confirm', of: customer.id })
    if (owner === null) return customer.confirmedAt === null ? 'link_expired' : 'already_confirmed'
    await markConfirmed(tx, customer)
    return 'confirmed'
  })
}

/** Voids the links of earlier confirmations too, and gives the customer what guests bought under the address. */
export async function markConfirmed(tx: Database, customer: Pick<Customer, 'id' | 'email'>): Promise<void> {
  await tx.query('update customers set confirmed_at = coalesce(confirmed_at, now()) where id = $1', [
    customer.id,
  ])
  await closeAll(tx, customer.id, ['confirm'])
  await attachGuestPurchases(tx, customer)
}

/** Sends the confirmation again, unless the address is confirmed; false when the rate limit is reached. */
export async function sendConfirmation(customer: Customer, visit: Visit): Promise<boolean> {
  if (customer.confirmedAt !== null) return false
  const { ok } = await consume('email', plainAddress(customer.email))
  if (ok) await inTransaction(tx => enqueueAccountEmail(tx, { customer, kind: 'confirm', visit }))
  return ok
}
