import pg, { type QueryResultRow } from 'pg'
import { env } from './env'

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Something that runs SQL: the pool, or the one connection of a transaction. */
export type Database = { query: <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]> }

type Shared = { shopPool?: pg.Pool }
const shared: Shared = globalThis as Shared

const pool = (): pg.Pool => {
  shared.shopPool ??= new pg.Pool({ connectionString: env().DATABASE_URL, max: 10 })
  return shared.shopPool
}

const asDatabase = (client: pg.Pool | pg.PoolClient): Database => ({
  query: async (text, values) => (await client.query(text, values)).rows,
})

/** Runs SQL outside of any transaction. */
export const database: Database = { query: (text, values) => asDatabase(pool()).query(text, values) }

/**
 * Runs `work` in one transaction: all of it or, when it throws, nothing. Nothing inside commits by itself.
 */
export async function inTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('begin')
    const result = await work(asDatabase(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Ends every connection of this process. */
export async function closeDatabase(): Promise<void> {
  await shared.shopPool?.end()
  shared.shopPool = undefined
}
