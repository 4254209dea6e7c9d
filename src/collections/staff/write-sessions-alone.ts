import type { Payload, PayloadRequest } from 'payload'
import { transactionOf } from '../hooks/transaction'
import { Users } from './users'

type StoredSession = { id: string; createdAt: Date | null; expiresAt: Date }

/**
 * To add, renew or remove a session Payload writes the whole login as it read it before: a role and a password that were changed
 * meanwhile too, and without the sessions that others began meanwhile. Of such a write, which it marks with `updatedAt: null`, only
 * the sessions go through, and a new one is added to those that are stored.
 */
export function writeSessionsAlone(payload: Payload): void {
  const { updateOne } = payload.db
  payload.db.updateOne = async args => {
    const { sessions, updatedAt } = args.data
    const isOfSessions =
      args.collection === Users.slug && updatedAt === null && Array.isArray(sessions) && sessions.length > 0
    if (!isOfSessions) return updateOne.call(payload.db, args)
    const begun = sessions.filter(isNew)
    const stored = begun.length > 0 ? await storedSessions({ ...args.req, payload }, args.id) : sessions
    return updateOne.call(payload.db, { ...args, data: { sessions: [...stored, ...begun], updatedAt } })
  }
}

/** What was read of the database says its instants as text. */
const isNew = ({ createdAt }: { createdAt?: Date | string | null }): boolean => createdAt instanceof Date

/** Those that last, while nobody else adds one. */
async function storedSessions(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  user: unknown,
): Promise<StoredSession[]> {
  const tx = transactionOf(req)
  await tx.query('select from users where id = $1 for update', [user])
  return tx.query<StoredSession>(
    `select id, created_at as "createdAt", expires_at as "expiresAt" from users_sessions
     where _parent_id = $1 and expires_at > now() order by _order`,
    [user],
  )
}
