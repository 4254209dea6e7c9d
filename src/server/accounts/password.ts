import { consume } from '../http/rate-limit'
import { type Database, database, inTransaction } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { hashSecret } from '../sessions/password-hash'
import { closeAll, customerOfToken, openSession, takeToken } from '../sessions/session'
import { rememberSignIn } from '../sessions/sign-ins'
import { markConfirmed } from './confirm'
import { customerOfCredentials, type NotSignedIn } from './login'
import type { SignedIn } from './register'

/** The customer that an emailed link belongs to; null once it works no more. */
export const ownerOfLink = (token: string, kind: 'confirm' | 'reset'): Promise<Customer | null> =>
  customerOfToken(database, { token, kind })

/** Sets a new password by an emailed link and signs in. The link proves the address too. All other sessions end. */
export async function resetPassword(
  token: string,
  secret: string,
  device?: string | null,
): Promise<SignedIn | { ok: false; why: 'link_expired' }> {
  const hash = await hashSecret(secret)
  return inTransaction(async tx => {
    const known = await customerOfToken(tx, { token, kind: 'reset' })
    const owner = known && (await takeToken(tx, { token, kind: 'reset', of: known.id }))
    if (!owner) return { ok: false, why: 'link_expired' }
    const customer = known.confirmedAt === null ? await withoutWhatWasSaid(tx, known) : known
    await markConfirmed(tx, customer)
    await rememberSignIn(tx, customer.id, device)
    return { ok: true, customer, token: await setPassword(tx, customer, { hash, device }) }
  })
}

/** Whoever opened the account had not shown that the address is theirs: its owner took no name, news or invitation. */
async function withoutWhatWasSaid(tx: Database, customer: Customer): Promise<Customer> {
  await tx.query(
    'update customers set username = null, marketing = false, referred_by_id = null where id = $1',
    [customer.id],
  )
  return { ...customer, username: null, marketing: false }
}

type Change = { old: string; secret: string; device?: string | null }

/** Sets a new password for a customer who knows the old one; counts as a try to sign in. */
export async function changePassword(
  customer: Customer,
  { old, secret, device }: Change,
): Promise<SignedIn | NotSignedIn> {
  const taken = await consume('login', customer.email)
  if (!taken.ok) return { ...taken, why: 'too_many_tries' }
  const known = await customerOfCredentials({ email: customer.email, secret: old })
  if (known?.id !== customer.id) return { ok: false, why: 'wrong_credentials' }
  const hash = await hashSecret(secret)
  return { ok: true, customer, token: await inTransaction(tx => setPassword(tx, customer, { hash, device })) }
}

async function setPassword(
  tx: Database,
  { id }: Customer,
  { hash, device }: { hash: string; device?: string | null },
): Promise<string> {
  await tx.query('update customers set password_hash = $2, updated_at = now() where id = $1', [id, hash])
  await closeAll(tx, id, ['session', 'reset'])
  return openSession(tx, { customerId: id, kind: 'session', device })
}
