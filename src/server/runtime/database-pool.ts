import pg from 'pg'
import { connection } from './database-connection'
import { log } from './log/log'

/** Connections to the database, and how to end them: once it is over, the database knows none of them. */
export type OpenPool = { pool: pg.Pool; end: () => Promise<void> }

/** So many connections at most. One that breaks fails the query on it; unheard, its error event would end the process too. */
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

/** The pool does not wait for what it closes, and a database that ends meanwhile would call each of them lost. */
async function end(pool: pg.Pool, open: ReadonlySet<pg.PoolClient>): Promise<void> {
  await pool.end()
  await Promise.all([...open].map(client => new Promise<unknown>(done => client.once('end', done))))
}
