import { consume, resetLimit } from '../http/rate-limit'
import { database, inTransaction } from '../runtime/database'
import { type Customer, customerColumns, normalEmail, oneCustomer } from '../sessions/customer'
import { isSecretOf } from '../sessions/password-hash'
import { forgetExpired, openSession } from '../sessions/session'
import { rememberSignIn } from '../sessions/sign-ins'
import { attachGuestPurchases } from './guest-purchases'
import type { SignedIn } from './register'

export type Credentials = { email: string; secret: string }

export type SigningIn = Credentials & { device?: string | null }

export type NotSignedIn =
  | { ok: false; why: 'wrong_credentials' }
  | { ok: false; why: 'too_many_tries'; retryAfter: number }

/**
 * Ten tries per address and quarter of an hour, reset by a success (API, limits). Takes as long for an unknown
 * address, so that timing reveals no accounts.
 */
export async function logIn({ email, secret, device }: SigningIn): Promise<SignedIn | NotSignedIn> {
  const taken = await consume('login', normalEmail(email))
  if (!taken.ok) return { ...taken, why: 'too_many_tries' }
  const customer = await customerOfCredentials({ email, secret })
  if (!customer) return { ok: false, why: 'wrong_credentials' }
  await resetLimit('login', normalEmail(email))
  return { ok: true, customer, token: await signIn(customer, device) }
}

/** Null where either is wrong. */
export async function customerOfCredentials({ email, secret }: Credentials): Promise<Customer | null> {
  const address = normalEmail(email)
  const [row] = await database.query<{ password_hash: string | null }>(
    'select password_hash from customers where lower(email) = $1',
    [address],
  )
  if (!(await isSecretOf(secret, row?.password_hash))) return null
  return oneCustomer(database, `select ${customerColumns('c')} from customers c where lower(c.email) = $1`, [
    address,
  ])
}

/** Opens a session of a customer who has shown who they are, and gives its token. */
export function signIn(customer: Customer, device: SigningIn['device']): Promise<string> {
  return inTransaction(async tx => {
    await forgetExpired(tx)
    if (customer.confirmedAt !== null) await attachGuestPurchases(tx, customer)
    await rememberSignIn(tx, customer.id, device)
    return openSession(tx, { customerId: customer.id, kind: 'session', device })
  })
}
