import { type Database, database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { DUTIES, type Duty } from './duties'
import { forgetEmptyDrafts } from './empty-drafts'
import { retentions } from './settings'

/** Rows per transaction, so that none holds locks for long. */
export const BATCH = 200

const DAY = 24 * 60 * 60 * 1000

/**
 * Forgets what has outlived its retention at an instant (ms); safe to run concurrently. A failing table is logged
 * and retried the next day. Gives the rows gone by table.
 */
export async function keepHouse(at: number): Promise<Record<string, number>> {
  const days = await retentions(database)
  const gone: Record<string, number> = {}
  for (const duty of DUTIES) {
    const until = new Date(at - days[duty.retention] * DAY)
    gone[`${duty.retention}: ${duty.table}`] = await doDuty(duty, until).catch((error: unknown) => {
      log.error({ error, table: duty.table }, 'housekeeping failed')
      return 0
    })
  }
  gone['empty drafts'] = await forgetEmptyDrafts(at).catch((error: unknown) => {
    log.error({ error }, 'empty drafts stay')
    return 0
  })
  log.info({ gone }, 'the house is kept')
  return gone
}

async function doDuty(duty: Duty, until: Date): Promise<number> {
  let gone = 0
  for (;;) {
    const batch = await inTransaction(tx => forgetBatch(tx, duty, until))
    gone += batch
    if (batch < BATCH) return gone
  }
}

async function forgetBatch(tx: Database, { table, due, forget }: Duty, until: Date): Promise<number> {
  const key = table === 'erased_accounts' ? 'customer_id' : 'id'
  const rows = await tx.query<{ id: string }>(
    `select t.${key} as id from ${table} t where ${due} order by 1 limit ${BATCH} for update of t skip locked`,
    [until],
  )
  if (rows.length > 0)
    await forget(
      tx,
      rows.map(({ id }) => id),
    )
  return rows.length
}
