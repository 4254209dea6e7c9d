import { sendJob } from '../jobs/send'
import { type Database, inTransaction } from '../runtime/database'

/** How often each process looks for abandoned emails; see `LEASE_SECONDS`. */
export const SWEEP_MS = 15_000

const AT_ONCE = 500

/**
 * Requeues emails that nobody sends: their sender died or their job was lost. Updating them is the claim, so that
 * concurrent sweeps make one job of each.
 */
export const sweepEmails = (): Promise<string[]> =>
  inTransaction(async tx => {
    const forgotten = await claimForgotten(tx)
    for (const email of forgotten) await sendJob(tx, 'send-email', { email })
    return forgotten
  })

async function claimForgotten(tx: Database): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update emails set updated_at = now(), leased_until = null where id in (
       select id from emails l where state = 'queued'
         and (leased_until < now() or leased_until is null and updated_at < now() - interval '30 seconds' and not exists (
           select from jobs.job j where j.name = 'send-email' and j.state < 'active' and j.data->>'email' = l.id::text))
       order by updated_at limit $1 for update skip locked)
     returning id`,
    [AT_ONCE],
  )
  return rows.map(({ id }) => id)
}
