import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { followDispute, storeState } from './follow-order'
import { newLicenceKey } from './key'
import { orderOfLicence } from './of-order'
import { enqueueReissueEmail } from './reissue-email'
import { type Forbidden, type LicenceAction, type LicenceState, moveLicence } from './state'

export type Changing = { licence: string; reason: string; by: string }

export type NotChanged = { ok: false; why: 'not_found' } | Forbidden
export type Changed = { ok: true; state: LicenceState } | NotChanged

/**
 * For good. The caller records who did it, in the same transaction. `not_allowed` for one that is gone already,
 * with what its state allows.
 */
export const revokeLicence = (tx: Database, { licence }: Changing): Promise<Changed> =>
  change(tx, licence, 'revoke')

/** Until it is restored; `not_allowed` where its state allows no such thing, with what it allows. The caller records who did it. */
export const suspendLicence = (tx: Database, { licence }: Changing): Promise<Changed> =>
  change(tx, licence, 'suspend')

/** Restores a suspended or revoked licence, to `disputed` while its payment is. */
export async function restoreLicence(tx: Database, { licence }: Changing): Promise<Changed> {
  const changed = await change(tx, licence, 'restore')
  if (!changed.ok) return changed
  await followDispute(tx, await orderOfLicence(tx, licence))
  const after = await lockLicence(tx, licence)
  return { ok: true, state: after?.state ?? changed.state }
}

export type Reissued = { ok: true; key: string; previousKey: string } | NotChanged

/** Emails it to the owner; the old key stops, and the devices are removed without counting as releases. */
export async function reissueLicence(tx: Database, { licence }: Changing): Promise<Reissued> {
  const found = await lockLicence(tx, licence)
  if (!found) return { ok: false, why: 'not_found' }
  const moved = moveLicence(found.state, 'reissue')
  if (!moved.ok) return moved
  const key = newLicenceKey()
  await tx.query('update licences set key = $2, updated_at = now() where id = $1', [found.id, key])
  await tx.query('delete from devices where licence_id = $1 and released_at is null', [found.id])
  await enqueueReissueEmail(tx, found.id)
  return { ok: true, key, previousKey: found.key }
}

export type Extended =
  | { ok: true; expires: number }
  | { ok: false; why: 'not_allowed' | 'lifetime' | 'of_subscription' }

type Extending = { licence: string; days: number; at: number }

/** Moves the end of an active licence by whole days, from now (`at`, ms) where it is over. Not of subscriptions. */
export async function extendLicence(tx: Database, { licence, days, at }: Extending): Promise<Extended> {
  const [held] = await tx.query<{ state: LicenceState; expires: Date | null; subscription: string | null }>(
    'select state, expires, subscription_id as subscription from licences where id = $1 for update',
    [rowId(licence)],
  )
  if (held?.state !== 'active') return { ok: false, why: 'not_allowed' }
  if (held.subscription !== null) return { ok: false, why: 'of_subscription' }
  if (held.expires === null) return { ok: false, why: 'lifetime' }
  const expires = Math.max(held.expires.getTime(), at) + days * DAY_MS
  await tx.query('update licences set expires = $2, updated_at = now() where id = $1', [
    rowId(licence),
    new Date(expires),
  ])
  await recheckPrices(tx, licence)
  return { ok: true, expires }
}

const DAY_MS = 86_400_000

async function change(tx: Database, id: string, action: LicenceAction): Promise<Changed> {
  const found = await lockLicence(tx, id)
  if (!found) return { ok: false, why: 'not_found' }
  const moved = moveLicence(found.state, action)
  if (!moved.ok) return moved
  await storeState(tx, found.id, moved.state)
  await recheckPrices(tx, found.id)
  return moved
}

/**
 * The customer's licences changed: the prices that depend on them are rechecked after the commit (decision 025).
 */
async function recheckPrices(tx: Database, licence: string): Promise<void> {
  const [held] = await tx.query<{ customer: string }>(
    'select customer_id as customer from licences where id = $1 and customer_id is not null',
    [licence],
  )
  if (held) await sendJob(tx, 'recheck-owner-prices', held)
}

async function lockLicence(tx: Database, id: string) {
  const [licence] = await tx.query<{ id: string; key: string; state: LicenceState }>(
    'select id, key, state from licences where id = $1 for update',
    [rowId(id)],
  )
  return licence
}
