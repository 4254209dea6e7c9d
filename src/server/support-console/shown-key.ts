import { database } from '../runtime/database'
import type { Staff } from './audit'

const SHOWN_MS = 5 * 60_000

/** Of this attempt by this member of staff; undefined after five minutes. */
export async function shownKey(
  attempt: string,
  staff: Staff,
  at: number,
): Promise<{ licence: string; key: string } | undefined> {
  const [shown] = await database.query<{ licence: string; key: string }>(
    `select l.id as licence, l.key from audit_events a join licences l on l.id = a.licence_id::uuid
     where a.attempt = $1 and a.action = 'show_key' and a.outcome = 'done' and a.staff_id = $2 and a.at > $3`,
    [attempt, staff.id, new Date(at - SHOWN_MS)],
  )
  return shown
}
