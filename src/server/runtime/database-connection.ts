import type { ClientConfig } from 'pg'
import { env } from './env'

/** Until a connection stands, or one of the pool is free. */
const CONNECT_MS = 5_000

/** Beyond the database's own limit: one that has frozen does not keep it. */
const SILENCE_MS = 5_000

type Connection = Pick<
  ClientConfig,
  'connectionString' | 'connectionTimeoutMillis' | 'statement_timeout' | 'query_timeout' | 'keepAlive'
>

/** How every pool and connection of the shop reaches the database, so that nothing waits for it without an end. */
export function connection(): Connection {
  const { DATABASE_URL, DATABASE_STATEMENT_MS } = env()
  const limits = {
    statement_timeout: DATABASE_STATEMENT_MS,
    query_timeout: DATABASE_STATEMENT_MS + SILENCE_MS,
  }
  return {
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(DATABASE_STATEMENT_MS > 0 && limits),
  }
}
