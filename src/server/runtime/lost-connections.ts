import { EventEmitter } from 'node:events'
import { log } from './log/log'

/**
 * Lets a process outlive a lost connection of Payload's pool, as when Postgres is restarted: the pool makes new ones.
 * Payload never gives back its first connection, so that its pool cannot be ended: it ends with the process or the server.
 */
export function surviveLostConnections(db: object): void {
  const pool = 'pool' in db ? db.pool : undefined
  if (pool instanceof EventEmitter)
    pool.on('error', error => log.debug({ error }, 'a connection to the database was lost'))
}

/** By the system, and by Postgres as it ends, is ended or begins. */
const CODES = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|57P0[1-5]|08...)$/
/** Where `pg` itself tells of it, it names no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Whether something failed because the connection to the database was lost, none could be had, or nothing came of it. */
export function isLostConnection(error: unknown): boolean {
  // That of `fetch` is about somebody else.
  if (!(error instanceof Error) || error instanceof TypeError) return false
  if (error instanceof AggregateError && error.errors.some(isLostConnection)) return true
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || WORDS.test(error.message) || isLostConnection(error.cause)
}
