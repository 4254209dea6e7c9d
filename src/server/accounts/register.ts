import type { Visit } from '@/site/visit'
import { inTransaction } from '../database'
import { type Customer, customerColumns, normalEmail, oneCustomer } from './customer'
import { writeAccountLetter } from './letters'
import { hashSecret } from './secret'
import { openSession } from './session'

export type Registration = { email: string; secret: string; username?: string; marketing?: boolean }

/** A customer who has just signed in, and the token of the session. */
export type SignedIn = { ok: true; customer: Customer; token: string }

/**
 * Opens an account and signs its customer in; a letter asks to confirm the address, before which the account gets
 * nothing that was bought under it. `email_taken` where the address has an account.
 */
export async function register(
  { email, secret, username, marketing }: Registration,
  visit: Visit,
): Promise<SignedIn | { ok: false; why: 'email_taken' }> {
  const hash = await hashSecret(secret)
  return inTransaction(async tx => {
    const customer = await oneCustomer(
      tx,
      `insert into customers as c (email, username, locale, marketing, password_hash)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning ${customerColumns('c')}`,
      [normalEmail(email), username || null, visit.locale, marketing ?? false, hash],
    )
    if (!customer) return { ok: false, why: 'email_taken' }
    await writeAccountLetter(tx, { customer, kind: 'confirm', visit })
    return { ok: true, customer, token: await openSession(tx, { customerId: customer.id, kind: 'session' }) }
  })
}
