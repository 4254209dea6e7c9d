import { randomUUID } from 'node:crypto'
import { type Database, database, inTransaction } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { removeFactor } from './second-factor/factor'
import { endStaffSessions } from './sessions'

/** `factorSince` in ms; null where none is on. */
export type StaffSafety = {
  id: string
  email: string
  role: string
  sessions: number
  factorSince: number | null
}

type Row = Omit<StaffSafety, 'factorSince'> & { on_since: Date | null }

/** Everybody of the staff, as admins see them. */
export async function staffSafety(): Promise<StaffSafety[]> {
  const rows = await database.query<Row>(
    `select u.id, u.email, u.role::text as role, f.on_since,
       (select count(*)::int from users_sessions p left join staff_sessions s on s.id = p.id
        where p._parent_id = u.id and p.expires_at > now() and s.ended_at is null) as sessions
     from users u left join staff_factors f on f.user_id = u.id order by u.email`,
  )
  return rows.map(({ on_since, ...row }) => ({ ...row, factorSince: on_since?.getTime() ?? null }))
}

type Admin = { id: string; email: string }
type OnAnother = { admin: Admin; user: string; at: number }

/** False where there is no such login. */
export const endSessionsOf = ({ admin, user, at }: OnAnother): Promise<boolean> =>
  inTransaction(async tx => {
    const email = await lockedEmail(tx, user)
    if (email === null) return false
    const ended = await endStaffSessions(tx, user)
    const detail = `${email}: ${ended} ${ended === 1 ? 'session' : 'sessions'}`
    await writeDown(tx, { admin, user, at }, 'end_sessions', detail)
    return true
  })

/** Takes a second factor away and ends all sessions; false where there is no such login. */
export const resetFactorOf = ({ admin, user, at }: OnAnother): Promise<boolean> =>
  inTransaction(async tx => {
    const email = await lockedEmail(tx, user)
    if (email === null) return false
    const wasOn = await removeFactor(tx, user, 'reset')
    await endStaffSessions(tx, user)
    await writeDown(tx, { admin, user, at }, 'reset_factor', wasOn ? email : `${email}: none was on`)
    return true
  })

async function lockedEmail(tx: Database, user: string): Promise<string | null> {
  const [row] = await tx.query<{ email: string }>('select email from users where id = $1 for key share', [
    rowId(user),
  ])
  return row?.email ?? null
}

/** Admins see it under «Who changed what». */
const writeDown = (tx: Database, { admin, user, at }: OnAnother, action: string, detail: string) =>
  tx.query(
    `insert into audit_events (idempotency_key, at, staff, staff_id, action, record, outcome, detail)
     values ($1, $2, $3, $4, $5::enum_audit_events_action, $6, 'done', $7)`,
    [randomUUID(), new Date(at), admin.email, admin.id, action, `users/${user}`, detail],
  )
