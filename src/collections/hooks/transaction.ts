import { sql } from '@payloadcms/db-postgres/drizzle'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { type Database, database } from '@/server/runtime/database'

/**
 * SQL in the transaction of an admin request, so that it sees what the request wrote; outside if there is none. Throws
 * if Payload keeps transactions elsewhere.
 */
export const transactionOf = (req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Database => ({
  query: async (text, values) => {
    const id = await req.transactionID
    if (id === undefined || id === null) return database.query(text, values)
    const session: unknown = req.payload.db.sessions?.[String(id)]?.db
    if (!runsSql(session)) throw new Error(`The transaction ${id} is not where Payload kept transactions.`)
    return (await session.execute(withValues(text, values))).rows
  },
})

/** Does all of it or, where it throws, nothing, on Payload's own pool, on which it saves documents. */
export async function inOneTransaction<T>(req: PayloadRequest, act: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    const done = await act()
    if (isOurs) await commitTransaction(req)
    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Does all of it and takes it back: what it would have done, and would have been refused, without doing it. */
export async function takenBack<T>(req: PayloadRequest, act: () => Promise<T>): Promise<T> {
  await initTransaction(req)
  try {
    return await act()
  } finally {
    await killTransaction(req)
  }
}

/** Throws at the start if this version of Payload keeps transactions where `transactionOf` cannot find them. */
export function checkTransactions(db: object): void {
  const sessions = 'sessions' in db ? db.sessions : undefined
  if (typeof sessions !== 'object' || sessions === null)
    throw new Error(
      'Payload no longer keeps its transactions in db.sessions: see src/collections/hooks/transaction.ts.',
    )
}

/** The statement with each `$n` as a value of its own, as Payload's database takes it. */
function withValues(text: string, values: readonly unknown[] = []) {
  if (values.length === 0) return sql.raw(text)
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
  )
}

type Session = { execute: (query: unknown) => Promise<{ rows: never[] }> }

const runsSql = (session: unknown): session is Session =>
  typeof session === 'object' &&
  session !== null &&
  'execute' in session &&
  typeof session.execute === 'function'
