import { inTransaction } from '../database'
import { RELEASES_A_MONTH, releasedThisMonth } from './of-customer'

export type NotReleased = { ok: false; why: 'not_found' | 'removal_limit' }

type Asking = { customerId: string; device: string; at: number }

/**
 * Frees the place of a customer's device, three times a calendar month and licence (API, device.php). Releases of one
 * licence wait for each other. `not_found` for what is somebody else's or free already.
 */
export function releaseDevice({ customerId, device, at }: Asking): Promise<{ ok: true } | NotReleased> {
  return inTransaction(async tx => {
    const [licence] = await tx.query<{ id: string }>(
      `select l.id from licences l where l.customer_id = $1
         and l.id = (select d.licence_id from devices d where d.id::text = $2) for update`,
      [customerId, device],
    )
    if (!licence) return { ok: false, why: 'not_found' }
    if ((await releasedThisMonth(tx, licence.id, at)) >= RELEASES_A_MONTH)
      return { ok: false, why: 'removal_limit' }
    const [released] = await tx.query(
      `update devices set released_at = $2, updated_at = now() where id::text = $1 and released_at is null returning id`,
      [device, new Date(at)],
    )
    return released ? { ok: true } : { ok: false, why: 'not_found' }
  })
}
