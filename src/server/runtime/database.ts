import pg, { type QueryResultRow } from 'pg'
import { connection } from './database-connection'
import { log } from './log/log'

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Something that runs SQL: the pool, or the one connection of a transaction. */
export type Database = { query: <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]> }

type Shared = { shopPool?: pg.Pool; shopProbe?: pg.Pool }
const shared: Shared = globalThis as Shared

const pool = (): pg.Pool => {
  shared.shopPool ??= poolOf(10)
  return shared.shopPool
}

/** A connection that breaks fails the query on it; unheard, its error event would end the process too. */
function poolOf(max: number, limits: pg.PoolConfig = {}): pg.Pool {
  const opened = new pg.Pool({ ...connection(), max, ...limits })
  opened.on('connect', client => client.on('error', reportLost))
  return opened.on('error', () => {}) // an idle connection's error, reported by the line above
}

const reportLost = (error: Error) => log.warn({ error }, 'a database connection was lost')

const asDatabase = (client: pg.Pool | pg.PoolClient): Database => ({
  query: async (text, values) => (await client.query(text, values)).rows,
})

/** So many connections apart from all others, until they are ended. */
export function openPool(max: number): { database: Database; end: () => Promise<void> } {
  const opened = poolOf(max)
  return { database: asDatabase(opened), end: () => opened.end() }
}

/** Runs SQL outside of any transaction. */
export const database: Database = { query: (text, values) => asDatabase(pool()).query(text, values) }

/** Whether the database answers within a time (ms), by one connection of its own: however busy all others are. Never throws. */
export async function answersWithin(milliseconds: number): Promise<boolean> {
  const limits = { connectionTimeoutMillis: milliseconds, query_timeout: milliseconds }
  shared.shopProbe ??= poolOf(1, limits)
  return shared.shopProbe.query('select 1').then(
    () => true,
    () => false,
  )
}

/**
 * Runs `work` in one transaction: all of it or, when it throws, nothing. Nothing inside commits by itself.
 */
export async function inTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('begin')
    const result = await work(asDatabase(client))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await rollback(client)
    throw error
  }
}

/** A connection on which not even this works is thrown away, and with it the transaction. */
async function rollback(client: pg.PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    (lost: Error) => client.release(lost),
  )
}

/** The connections of this process: how many are open, how many idle, and how much work waits for one. */
export function poolStats(): { open: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shared.shopPool ?? {}
  return { open: totalCount, idle: idleCount, waiting: waitingCount }
}

/** Ends every connection of this process. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([shared.shopPool?.end(), shared.shopProbe?.end()])
  shared.shopPool = undefined
  shared.shopProbe = undefined
}
