import { type Database, database, inTransaction } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { customerOfToken, takeToken } from '../sessions/session'
import { deactivateIn, type NotDeactivated } from './deactivate'
import { type DeviceGroup, deviceGroupsOf } from './of-customer'

/** Whose letter a link is from, and the licences of theirs that are in use; null where the link works no more. */
export async function deactivatableByEmail(
  token: string,
  at: number,
): Promise<{ email: string; groups: DeviceGroup[] } | null> {
  const customer = await customerOfToken(database, { token, kind: 'release' })
  if (!customer) return null
  const groups = await deviceGroupsOf(customer.id, at)
  return { email: customer.email, groups: groups.filter(({ devices }) => devices.length > 0) }
}

type Asking = { token: string; device: string; at: number }

/**
 * Frees the place of a computer for whoever holds the letter's link, which works once; counted with the releases of the
 * month. A refusal leaves the link as it is.
 */
export function deactivateByEmail({
  token,
  device,
  at,
}: Asking): Promise<{ ok: true } | NotDeactivated | { ok: false; why: 'link_expired' }> {
  return inTransaction(async tx => {
    const customer = await lockOwner(tx, token)
    if (!customer) return { ok: false, why: 'link_expired' }
    const outcome = await deactivateIn(tx, { customerId: customer.id, device, at })
    if (outcome.ok) await takeToken(tx, { token, kind: 'release', of: customer.id })
    return outcome
  })
}

/** One click after the other: the second finds the link used. */
async function lockOwner(tx: Database, token: string): Promise<Customer | null> {
  const customer = await customerOfToken(tx, { token, kind: 'release' })
  if (!customer) return null
  await tx.query('select 1 from customers where id = $1 for update', [customer.id])
  return customerOfToken(tx, { token, kind: 'release' })
}
