import type { Visit } from '@/site/visit'
import { consume } from '../http/rate-limit'
import { type Database, inTransaction } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { closeAll, takeToken } from '../sessions/session'
import { enqueueAccountEmail } from './account-emails'
import { attachGuestPurchases } from './guest-purchases'

export type Confirmation = 'confirmed' | 'already_confirmed' | 'link_expired'

/**
 * Confirms the address of a signed-in customer by the token of their letter, and gives them what was bought under it.
 * It takes both: a letter alone would hand purchases to whoever opened an account in somebody else's name and waits for
 * the owner, or a mail scanner, to open the link.
 */
export function confirmAddress(customer: Customer, token: string): Promise<Confirmation> {
  return inTransaction(async tx => {
    const owner = await takeToken(tx, { token, kind: 'confirm', of: customer.id })
    if (owner === null) return customer.confirmedAt === null ? 'link_expired' : 'already_confirmed'
    await markConfirmed(tx, customer)
    return 'confirmed'
  })
}

/** The address is proven: its purchases are the customer's from now on. */
export async function markConfirmed(tx: Database, customer: Pick<Customer, 'id' | 'email'>): Promise<void> {
  await tx.query('update customers set confirmed_at = coalesce(confirmed_at, now()) where id = $1', [
    customer.id,
  ])
  await closeAll(tx, customer.id, ['confirm'])
  await attachGuestPurchases(tx, customer)
}

/** Writes the letter anew, a few times per quarter of an hour; nothing where the address is confirmed. */
export async function sendConfirmation(customer: Customer, visit: Visit): Promise<boolean> {
  if (customer.confirmedAt !== null) return false
  const { ok } = await consume('letter', customer.email)
  if (ok) await inTransaction(tx => enqueueAccountEmail(tx, { customer, kind: 'confirm', visit }))
  return ok
}
