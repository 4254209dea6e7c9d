import { EventEmitter } from 'node:events'
import { log } from './log'

/**
 * Lets a process outlive a lost connection of Payload's pool, as when Postgres is restarted: the pool makes new ones.
 * Payload never gives back its first connection, so that its pool cannot be ended: it ends with the process or the server.
 */
export function surviveLostConnections(db: object): void {
  const pool = 'pool' in db ? db.pool : undefined
  if (pool instanceof EventEmitter)
    pool.on('error', error => log.debug({ error }, 'a connection to the database was lost'))
}
