import { type Database, inTransaction } from '../runtime/database'
import type { LicenceState } from './state'

/** `licence` is its id. */
export type Redeemed =
  | { ok: true; licence: string }
  | { ok: false; why: 'not_found' }
  | { ok: false; why: 'not_allowed'; state: Exclude<LicenceState, 'active'> }

type Asking = { customerId: string; key: string }
type Licence = { id: string; customer_id: string | null; state: LicenceState }

/**
 * Gives a customer the licence of a key that belongs to nobody's account yet, such as one that was bought as a guest
 * (API, license); what is theirs already stays theirs. Of many at once one gets it. `not_found` for an unknown key and for
 * somebody else's; `not_allowed` for a licence that does not count any more.
 */
export function redeemKey({ customerId, key }: Asking): Promise<Redeemed> {
  return inTransaction(async tx => {
    const licence = await lockKey(tx, key)
    if (!licence || (licence.customer_id !== null && licence.customer_id !== customerId))
      return { ok: false, why: 'not_found' }
    if (licence.customer_id === customerId) return { ok: true, licence: licence.id }
    if (licence.state !== 'active') return { ok: false, why: 'not_allowed', state: licence.state }
    await tx.query('update licences set customer_id = $2, updated_at = now() where id = $1', [
      licence.id,
      customerId,
    ])
    return { ok: true, licence: licence.id }
  })
}

/** However the key is written; nobody else changes the licence until the transaction ends. */
async function lockKey(tx: Database, key: string): Promise<Licence | undefined> {
  const written = key.trim()
  const [licence] = await tx.query<Licence>(
    'select id, customer_id, state from licences where key = any($1) order by key for update',
    [[written, written.toUpperCase(), written.toLowerCase()]],
  )
  return licence
}
