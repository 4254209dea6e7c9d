import { type Database, database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { goLive } from './go-live'
import { lockedPriceSet } from './price-set'

/** How often each process looks for sets whose instant has come. */
export const PRICE_SETS_MS = 500

/** Every scheduled set whose instant has come at `at` (ms) goes live, or is stopped where a price is not as it saw it. */
export async function keepPriceSets(at: number): Promise<void> {
  const due = await database.query<{ id: string }>(
    `select id from price_sets where state = 'scheduled' and goes_live_at <= $1 order by goes_live_at, created_at, id`,
    [new Date(at)],
  )
  for (const { id } of due) await inTransaction(tx => begin(tx, id, at))
}

/** The row is locked and its state asked again: of several processes one publishes it. */
async function begin(tx: Database, id: string, at: number): Promise<void> {
  const set = await lockedPriceSet(tx, id)
  if (set?.state !== 'scheduled' || !set.goesLive || set.goesLive.at > at) return
  const outcome = await goLive(tx, set, { by: set.madeBy, at })
  if (outcome.ok) return
  log.warn({ set: id, code: outcome.code }, 'a price set does not go live')
  await tx.query(`update price_sets set state = 'stopped', note = $2, updated_at = $3 where id = $1`, [
    id,
    outcome.sentence,
    new Date(at),
  ])
}
