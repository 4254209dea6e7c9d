import pg, { type QueryResultRow } from 'pg'
import { onePerProcess } from '@/one-per-process'
import { type OpenPool, poolOf } from './database-pool'

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Something that runs SQL: the pool, or the one connection of a transaction. Rows have the type that is given for them, which
 * `npm run check` compares with the tables (decision 049); without one nothing of them can be read.
 */
export type Database = {
  query: <R extends QueryResultRow = Record<never, unknown>>(text: string, values?: unknown[]) => Promise<R[]>
}

type Open = { pool?: OpenPool; probe?: OpenPool }
const open = onePerProcess<Open>('database', () => ({}))

const pool = (): pg.Pool => {
  open.pool ??= poolOf(10)
  return open.pool.pool
}

const asDatabase = (client: pg.Pool | pg.PoolClient): Database => ({
  query: async (text, values) => (await client.query(text, values)).rows,
})

/** Connections of one's own, at most so many, beside those of the shop; `end` closes them. */
export function openPool(max: number): { database: Database; end: () => Promise<void> } {
  const { pool, end } = poolOf(max)
  return { database: asDatabase(pool), end }
}

/** Runs SQL outside of any transaction. */
export const database: Database = { query: (text, values) => asDatabase(pool()).query(text, values) }

/**
 * Whether the database answers within a time (ms), on its own connection, so that a busy pool does not matter.
 * Never throws.
 */
export async function answersWithin(milliseconds: number): Promise<boolean> {
  const limits = { connectionTimeoutMillis: milliseconds, query_timeout: milliseconds }
  open.probe ??= poolOf(1, limits)
  return open.probe.pool.query('select 1').then(
    () => true,
    () => false,
  )
}

/** Runs `work` in one transaction and rolls back if it throws. Nothing inside commits by itself. */
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

/** If even this fails, the connection is discarded, and the transaction with it. */
async function rollback(client: pg.PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    (lost: Error) => client.release(lost),
  )
}

/** Of the shop's own connections; all 0 before the first query. */
export function poolStats(): { open: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = open.pool?.pool ?? {}
  return { open: totalCount, idle: idleCount, waiting: waitingCount }
}

/** Waits for what runs. A query after it opens the database anew. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([open.pool?.end(), open.probe?.end()])
  open.pool = undefined
  open.probe = undefined
}
