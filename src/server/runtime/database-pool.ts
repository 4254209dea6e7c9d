import pg from 'pg'
import { connection } from './database-connection'
import { log } from './log/log'

export type OpenPool = { pool: pg.Pool; end: () => Promise<void> }

/**
 * A pool of at most `max` connections. A broken one fails only its query: without a listener its error event would
 * end the process.
 */
export function poolOf(max: number, limits: pg.PoolConfig = {}): OpenPool {
  const pool = new pg.Pool({ ...connection(), max, ...limits })
  const open = new Set<pg.PoolClient>()
  pool.on('connect', client => {
    open.add(client)
    client.on('error', reportLost).on('end', () => open.delete(client))
  })
  pool.on('error', () => {}) // an idle connection's error, reported by the line above
  return { pool, end: () => end(pool, open) }
}

const reportLost = (error: Error) => log.warn({ error }, 'a database connection was lost')

/** pg's own `end` does not wait for the sockets; a database that stops meanwhile would report each as lost. */
async function end(pool: pg.Pool, open: ReadonlySet<pg.PoolClient>): Promise<void> {
  await pool.end()
  await Promise.all([...open].map(client => new Promise<unknown>(done => client.once('end', done))))
}
