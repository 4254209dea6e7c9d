import type { Database } from '../runtime/database'
import { executorOn, sender } from './boss'
import type { JobData, JobName } from './queues'

/** Seconds until the job may run. */
type SendOptions = { after?: number }

/**
 * Sends a job inside the transaction that causes it: it exists if and only if the transaction commits.
 * Throws where the queue does not take it, so that the transaction is rolled back.
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
