import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { tokenHash } from './token'

/** Instants in ms. */
export type SessionView = { id: string; device: string | null; since: number; until: number; isThis: boolean }

type Row = { id: string; device: string | null; created_at: Date; expires_at: Date; is_this: boolean }

/** This browser first, then the newest. */
export async function sessionsOf(customerId: string, token: string): Promise<SessionView[]> {
  const rows = await database.query<Row>(
    `select id, device, created_at, expires_at, token_hash = $2 as is_this from sessions
     where customer_id = $1 and kind = 'session' and expires_at > now()
     order by token_hash = $2 desc, created_at desc, id`,
    [customerId, tokenHash(token)],
  )
  return rows.map(({ created_at, expires_at, is_this, ...row }) => ({
    ...row,
    since: created_at.getTime(),
    until: expires_at.getTime(),
    isThis: is_this,
  }))
}

/** False where it is not the customer's. */
export async function endSession(customerId: string, id: string): Promise<boolean> {
  const ended = await database.query(
    `delete from sessions where customer_id = $1 and id = $2 and kind = 'session' returning id`,
    [customerId, rowId(id)],
  )
  return ended.length > 0
}

/** Ends all sessions of a customer but this one; with null, all. */
export async function endSessions(customerId: string, but: string | null): Promise<void> {
  await database.query(
    `delete from sessions where customer_id = $1 and kind = 'session' and token_hash is distinct from $2`,
    [customerId, but === null ? null : tokenHash(but)],
  )
}
