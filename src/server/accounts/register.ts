import type { Visit } from '@/site/visit'
import { referrerOf } from '../referral/visits'
import { inTransaction } from '../runtime/database'
import { type Customer, customerColumns, normalEmail, oneCustomer } from '../sessions/customer'
import { hashSecret } from '../sessions/password-hash'
import { openSession } from '../sessions/session'
import { rememberSignIn } from '../sessions/sign-ins'
import { enqueueAccountEmail } from './account-emails'

export type Registration = {
  email: string
  secret: string
  username?: string
  marketing?: boolean
  ref?: string
  device?: string | null
}

export type SignedIn = { ok: true; customer: Customer; token: string }

/**
 * Opens an account, signs in and emails the confirmation link, before which guest purchases stay apart. One that waits for
 * its first password is nobody's, and opened anew (decision 099). `email_taken` where the address has any other account.
 */
export async function register(
  { email, secret, username, marketing, ref, device }: Registration,
  visit: Visit,
): Promise<SignedIn | { ok: false; why: 'email_taken' }> {
  const hash = await hashSecret(secret)
  return inTransaction(async tx => {
    const values = [
      normalEmail(email),
      username || null,
      visit.locale,
      marketing ?? false,
      hash,
      await referrerOf(tx, ref),
    ]
    const customer = (await oneCustomer(tx, OPEN, values)) ?? (await oneCustomer(tx, OPEN_UNCLAIMED, values))
    if (!customer) return { ok: false, why: 'email_taken' }
    await enqueueAccountEmail(tx, { customer, kind: 'confirm', visit })
    await rememberSignIn(tx, customer.id, device)
    const token = await openSession(tx, { customerId: customer.id, kind: 'session', device })
    return { ok: true, customer, token }
  })
}

const OPEN = `insert into customers as c (email, username, locale, marketing, password_hash, referred_by_id)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${customerColumns('c')}`

const OPEN_UNCLAIMED = `update customers c
  set username = $2, locale = $3, marketing = $4, password_hash = $5, referred_by_id = $6, updated_at = now()
  where lower(c.email) = $1 and c.password_hash is null and c.confirmed_at is null returning ${customerColumns('c')}`
