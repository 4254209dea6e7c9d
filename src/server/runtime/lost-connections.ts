import { EventEmitter } from 'node:events'
import { log } from './log/log'

/**
 * Lets the process outlive lost connections of Payload's pool, which replaces them. (That pool cannot be ended, as
 * Payload never releases its first connection.)
 */
export function surviveLostConnections(db: object): void {
  const pool = 'pool' in db ? db.pool : undefined
  if (pool instanceof EventEmitter)
    pool.on('error', error => log.debug({ error }, 'a connection to the database was lost'))
}

const CODES = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|57P0[1-5]|08...)$/
/** Errors of `pg` itself, which have no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Whether an error means that the database connection was lost, unavailable or silent. */
export function isLostConnection(error: unknown): boolean {
  // That of `fetch` is about somebody else.
  if (!(error instanceof Error) || error instanceof TypeError) return false
  if (error instanceof AggregateError && error.errors.some(isLostConnection)) return true
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || WORDS.test(error.message) || isLostConnection(error.cause)
}
