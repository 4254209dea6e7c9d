import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { type Database, database } from '@/server/runtime/database'

/** SQL in the transaction of a request of the admin, so that it sees what the request has written. */
export const transactionOf = (req: PayloadRequest): Database => ({
  query: async (text, values) => {
    const session: unknown = req.payload.db.sessions?.[String(await req.transactionID)]?.db
    if (!runsSql(session)) return database.query(text, values)
    if (values?.length) throw new Error('A statement in the transaction of the admin takes no parameters.')
    return (await session.execute(sql.raw(text))).rows
  },
})

type Session = { execute: (query: unknown) => Promise<{ rows: never[] }> }

const runsSql = (session: unknown): session is Session =>
  typeof session === 'object' &&
  session !== null &&
  'execute' in session &&
  typeof session.execute === 'function'
