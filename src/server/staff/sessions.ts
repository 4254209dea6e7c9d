import { isIPv6 } from 'node:net'
import { networkOf } from '../http/client-ip'
import { type Database, database } from '../runtime/database'
import { deviceName } from '../sessions/device-name'

/** After a sign-in a while of minutes in which what is dangerous is not asked about again. */
const RECENT_MS = 15 * 60_000

type NewSession = { id: string; user: string; userAgent: string | null; ip: string; at: number }

/** Remembers from where somebody signed in, and forgets what ended days ago. */
export async function noteSession({ id, user, userAgent, ip, at }: NewSession): Promise<void> {
  await database.query(
    `delete from staff_sessions s where s.used_at < now() - interval '2 days'
       and not exists (select from users_sessions p where p.id = s.id)`,
  )
  await database.query(
    `insert into staff_sessions (id, user_id, device, network, signed_in_at, used_at) values ($1, $2, $3, $4, $5, $5)`,
    [id, user, deviceName(userAgent), roughNetwork(ip), new Date(at)],
  )
}

/** Instants in ms. */
export type StaffSession = {
  id: string
  since: number
  used: number | null
  device: string | null
  network: string | null
  isThis: boolean
}

type Row = {
  id: string
  since: Date | null
  used_at: Date | null
  device: string | null
  network: string | null
}

/** This one first, then the newest. */
export async function sessionsOfStaff(user: string, current: string): Promise<StaffSession[]> {
  const rows = await database.query<Row>(
    `select p.id, coalesce(s.signed_in_at, p.created_at) as since, s.used_at, s.device, s.network
     from users_sessions p left join staff_sessions s on s.id = p.id
     where p._parent_id = $1 and p.expires_at > now() and s.ended_at is null
     order by p.id = $2 desc, since desc, p.id`,
    [user, current],
  )
  return rows.map(({ id, since, used_at, device, network }) => ({
    ...{ id, device, network, isThis: id === current },
    since: since?.getTime() ?? 0,
    used: used_at?.getTime() ?? null,
  }))
}

/** `only` one of them, or all `but` one; how many there were. */
type WhichSessions = { only?: string; but?: string }

/**
 * Ends sessions. Payload writes the list of them back as it read it, so that one could come again: what has ended is noted, and
 * is never let in again.
 */
export async function endStaffSessions(
  tx: Database,
  user: string,
  { only, but }: WhichSessions = {},
): Promise<number> {
  const ended = await tx.query(
    `with gone as (
       delete from users_sessions where _parent_id = $1 and ($2::varchar is null or id = $2) and id is distinct from $3
       returning id
     )
     insert into staff_sessions (id, user_id, signed_in_at, used_at, ended_at)
     select id, $1, now(), now(), now() from gone
     on conflict (id) do update set ended_at = now() returning id`,
    [user, only ?? null, but ?? null],
  )
  return ended.length
}

/** Whether a session began by a sign-in of the last quarter of an hour, at an instant (ms). */
export async function isRecent(session: string, at: number): Promise<boolean> {
  const rows = await database.query('select id from staff_sessions where id = $1 and signed_in_at > $2', [
    session,
    new Date(at - RECENT_MS),
  ])
  return rows.length > 0
}

/** Of an address so much as tells networks apart: `192.0.2.x`, `2001:db8:0::`. */
export function roughNetwork(ip: string): string | null {
  if (isIPv6(ip)) return `${networkOf(ip).split(':').slice(0, 3).join(':')}::`
  const parts = ip.split('.')
  return parts.length === 4 ? [...parts.slice(0, 3), 'x'].join('.') : null
}
