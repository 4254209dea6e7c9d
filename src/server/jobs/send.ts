import type { Database } from '../runtime/database'
import { executorOn, sender } from './boss'
import type { JobData, JobName } from './queues'

/** `after`: seconds until the job may run. */
type SendOptions = { after?: number }

/**
 * Sends a job in the transaction that causes it, so that it exists only if that commits. Throws if the queue
 * refuses it, which rolls back.
 */
export async function sendJob<N extends JobName>(
  tx: Database,
  name: N,
  data: JobData[N],
  { after }: SendOptions = {},
): Promise<void> {
  const boss = await sender()
  const id = await boss.send(name, data, { db: executorOn(tx), startAfter: after })
  if (!id) throw new Error(`The queue ${name} does not take jobs.`)
}
