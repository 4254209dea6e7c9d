import { type Database, database, inTransaction } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { customerOfToken, takeToken } from '../sessions/session'
import { deactivateIn, type NotDeactivated } from './deactivate'
import { type DeviceGroup, deviceGroupsOf } from './of-customer'

/** Only licences in use; null where the link works no more. */
export async function deactivatableByEmail(
  token: string,
  at: number,
): Promise<{ email: string; groups: DeviceGroup[] } | null> {
  const customer = await customerOfToken(database, { token, kind: 'release' })
  if (!customer) return null
  const groups = await deviceGroupsOf(customer.id, at)
  return { email: customer.email, groups: groups.filter(({ devices }) => devices.length > 0) }
}

type Input = { token: string; device: string; at: number }

/**
 * Frees a device's seat by an emailed link, which works once; counts as a release of the month. A refusal does not
 * use up the link.
 */
export function deactivateByEmail({
  token,
  device,
  at,
}: Input): Promise<{ ok: true } | NotDeactivated | { ok: false; why: 'link_expired' }> {
  return inTransaction(async tx => {
    const customer = await lockOwner(tx, token)
    if (!customer) return { ok: false, why: 'link_expired' }
    const outcome = await deactivateIn(tx, { customerId: customer.id, device, at })
    if (outcome.ok) await takeToken(tx, { token, kind: 'release', of: customer.id })
    return outcome
  })
}

/** Locks, then reads again: a second click finds the link used. */
async function lockOwner(tx: Database, token: string): Promise<Customer | null> {
  const customer = await customerOfToken(tx, { token, kind: 'release' })
  if (!customer) return null
  await tx.query('select 1 from customers where id = $1 for update', [customer.id])
  return customerOfToken(tx, { token, kind: 'release' })
}
