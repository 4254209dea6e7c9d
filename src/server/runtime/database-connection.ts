import type { ClientConfig } from 'pg'
import { env } from './env'

const CONNECT_MS = 5_000

/** On top of the database's own limit, which a frozen database does not enforce. */
const SILENCE_MS = 5_000

type Connection = Pick<
  ClientConfig,
  'connectionString' | 'connectionTimeoutMillis' | 'statement_timeout' | 'query_timeout' | 'keepAlive'
>

/** For every pool and connection, so that nothing waits for the database for ever. */
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
