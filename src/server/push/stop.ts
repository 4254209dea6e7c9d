import type { Database } from '../runtime/database'

/** Browsers that a message still waits for do not get it; in the transaction that stops it. */
export async function stopDeliveries(tx: Database, message: string): Promise<void> {
  await tx.query(`update push_deliveries set state = 'stopped' where message_id = $1 and state = 'queued'`, [
    message,
  ])
}
