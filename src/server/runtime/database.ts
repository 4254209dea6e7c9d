import pg, { type QueryResultRow } from 'pg'
import { onePerProcess } from '@/one-per-process'
import { type OpenPool, poolOf } from './database-pool'

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Something that runs SQL: the pool, or the one connection of a transaction. */
export type Database = { query: <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]> }

type Open = { pool?: OpenPool; probe?: OpenPool }
const open = onePerProcess<Open>('database', () => ({}))

const pool = (): pg.Pool => {
  open.pool ??= poolOf(10)
  return open.pool.pool
}

const asDatabase = (client: pg.Pool | pg.PoolClient): Database => ({
  query: async (text, values) => (await client.query(text, values)).rows,
})

/** So many connections apart from all others, until they are ended. */
export function openPool(max: number): { database: Database; end: () => Promise<void> } {
  const { pool, end } = poolOf(max)
  return { database: asDatabase(pool), end }
}

/** Runs SQL outside of any transaction. */
export const database: Database = { query: (text, values) => asDatabase(pool()).query(text, values) }

/** Whether the database answers within a time (ms), by one connection of its own: however busy all others are. Never throws. */
export async function answersWithin(milliseconds: number): Promise<boolean> {
  const limits = { connectionTimeoutMillis: milliseconds, query_timeout: milliseconds }
  open.probe ??= poolOf(1, limits)
  return open.probe.pool.query('select 1').then(
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
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = open.pool?.pool ?? {}
  return { open: totalCount, idle: idleCount, waiting: waitingCount }
}

/** Ends every connection of this process. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([open.pool?.end(), open.probe?.end()])
  open.pool = undefined
  open.probe = undefined
}
