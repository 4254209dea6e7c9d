import { type Database, inTransaction } from '../runtime/database'
import type { LicenceState } from './state'

export type Redeemed =
  | { ok: true; licence: string }
  | { ok: false; why: 'not_found' }
  | { ok: false; why: 'not_allowed'; state: Exclude<LicenceState, 'active'> }

type Input = { customerId: string; key: string }
type Licence = { id: string; customer_id: string | null; state: LicenceState }

/**
 * Gives a customer the licence of a key, such as a guest's (API, license); redeeming one's own again succeeds. Of
 * concurrent calls one gets it. `not_found` for an unknown key or another's; `not_allowed` for a licence that is
 * not active.
 */
export function redeemKey({ customerId, key }: Input): Promise<Redeemed> {
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

async function lockKey(tx: Database, key: string): Promise<Licence | undefined> {
  const written = key.trim()
  const [licence] = await tx.query<Licence>(
    'select id, customer_id, state from licences where key = any($1) order by key for update',
    [[written, written.toUpperCase(), written.toLowerCase()]],
  )
  return licence
}
