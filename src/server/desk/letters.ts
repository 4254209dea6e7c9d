import { normalEmail } from '../accounts/customer'
import { database } from '../database'
import type { Person } from './person'

/** A letter to a person, without what it says: some bring links that open an account. Instants in ms. */
export type LetterRecord = {
  id: string
  kind: string
  subject: string
  state: 'queued' | 'sent' | 'kept' | 'failed'
  attempts: number
  error: string | null
  at: number
  sentAt: number | null
}

type Row = Omit<LetterRecord, 'at' | 'sentAt'> & { created_at: Date; sent_at: Date | null }

/** The letters to the address of a person, the newest first. */
export async function letterRecords({ email }: Person): Promise<LetterRecord[]> {
  const rows = await database.query<Row>(
    `select id, kind, subject, state, attempts::int, error, created_at, sent_at from letters
     where lower("to") = $1 order by created_at desc, id limit 100`,
    [normalEmail(email)],
  )
  return rows.map(({ created_at, sent_at, ...row }) => ({
    ...row,
    at: created_at.getTime(),
    sentAt: sent_at?.getTime() ?? null,
  }))
}
