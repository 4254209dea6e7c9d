import { type Database, inTransaction } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { RELEASES_A_MONTH, releasedThisMonth } from './of-customer'

export type NotDeactivated = { ok: false; why: 'not_found' | 'removal_limit' }

type Input = { customerId: string; device: string; at: number }

/**
 * Frees the seat of a customer's device, three times a calendar month and licence (API, device.php). `not_found`
 * for another's device or one already free.
 */
export const deactivateDevice = (asking: Input): Promise<{ ok: true } | NotDeactivated> =>
  inTransaction(tx => deactivateIn(tx, asking))

/** Frees the seat under the lock of its licence; `not_found` for another’s device. */
export async function deactivateIn(
  tx: Database,
  { customerId, device, at }: Input,
): Promise<{ ok: true } | NotDeactivated> {
  const [licence] = await tx.query<{ id: string }>(
    `select l.id from licences l where l.customer_id = $1
       and l.id = (select d.licence_id from devices d where d.id = $2) for update`,
    [customerId, rowId(device)],
  )
  return licence ? freeSeat(tx, { licence: licence.id, device, at }) : { ok: false, why: 'not_found' }
}

type Freeing = { licence: string; device: string; at: number }

/**
 * Frees a seat on behalf of its owner, whatever the month's count, and counts as none of it. The caller holds the lock of
 * the licence's order; `at` in ms. False where it is free already.
 */
export async function freeSeatBySupport(tx: Database, device: string, at: number): Promise<boolean> {
  const freed = await tx.query(
    `update devices set released_at = $2, by_support = true, updated_at = now()
     where id = $1 and released_at is null returning id`,
    [rowId(device), new Date(at)],
  )
  return freed.length > 0
}

/** The caller holds the lock of the licence. */
export async function freeSeat(
  tx: Database,
  { licence, device, at }: Freeing,
): Promise<{ ok: true } | NotDeactivated> {
  if ((await releasedThisMonth(tx, licence, at)) >= RELEASES_A_MONTH)
    return { ok: false, why: 'removal_limit' }
  const [released] = await tx.query(
    `update devices set released_at = $3, updated_at = now()
     where id = $2 and licence_id = $1 and released_at is null returning id`,
    [licence, rowId(device), new Date(at)],
  )
  return released ? { ok: true } : { ok: false, why: 'not_found' }
}
