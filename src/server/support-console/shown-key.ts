import { database } from '../runtime/database'
import type { Staff } from './audit'

const SHOWN_MS = 5 * 60_000

/** What this action showed, told to this member of staff; undefined after five minutes. */
export async function shownKey(
  idempotencyKey: string,
  staff: Staff,
  at: number,
): Promise<{ licence: string; key: string } | undefined> {
  const [shown] = await database.query<{ licence: string; key: string }>(
    `select l.id as licence, l.key from audit_events a join licences l on l.id = a.licence_id::uuid
     where a.idempotency_key = $1 and a.action = 'show_key' and a.outcome = 'done' and a.staff_id = $2 and a.at > $3`,
    [idempotencyKey, staff.id, new Date(at - SHOWN_MS)],
  )
  return shown
}
