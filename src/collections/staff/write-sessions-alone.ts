import type { Payload } from 'payload'
import { Users } from './users'

/**
 * To add, renew or remove a session Payload writes the whole login as it read it before, a role and a password that were changed
 * meanwhile too. Of such a write, which it marks with `updatedAt: null`, only the sessions go through.
 */
export function writeSessionsAlone({ db }: Pick<Payload, 'db'>): void {
  const { updateOne } = db
  db.updateOne = args => {
    const { sessions, updatedAt } = args.data
    const isOfSessions =
      args.collection === Users.slug && updatedAt === null && Array.isArray(sessions) && sessions.length > 0
    return updateOne.call(db, isOfSessions ? { ...args, data: { sessions, updatedAt } } : args)
  }
}
