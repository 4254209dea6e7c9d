import { EventEmitter } from 'node:events'
import type { Payload } from 'payload'

/** Payload on the open database, for one command. Never in the process that serves: Next boots its own there. */
export async function openCms(): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  outlive(payload.db)
  return payload
}

/** Payload never gives back its first connection, so its pool cannot be ended: it ends with the process or the server. */
function outlive(db: object): void {
  const pool = 'pool' in db ? db.pool : undefined
  if (pool instanceof EventEmitter) pool.on('error', () => {})
}
