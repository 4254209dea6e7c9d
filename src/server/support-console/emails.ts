import { z } from 'zod'
import { type Database, database } from '../runtime/database'
import { env } from '../runtime/env'
import { normalEmail } from '../sessions/customer'
import type { Person } from './person'

/** Without its text, which may hold links that open an account. Instants in ms. */
export type EmailRecord = {
  id: string
  kind: string
  to: string
  subject: string
  state: 'queued' | 'sent' | 'kept' | 'failed'
  attempts: number
  error: string | null
  at: number
  sentAt: number | null
}

type Row = Omit<EmailRecord, 'at' | 'sentAt'> & { created_at: Date; sent_at: Date | null }

const COLUMNS = 'id, kind, "to", subject, state, attempts::int, error, created_at, sent_at'

/** Emails to the address that a person has now: the latest 100, newest first. */
export async function emailRecords({ email }: Person): Promise<EmailRecord[]> {
  const rows = await database.query<Row>(
    `select ${COLUMNS} from emails where lower("to") = $1 order by created_at desc, id limit 100`,
    [normalEmail(email)],
  )
  return rows.map(recordOf)
}

/** Undefined for an unknown id, and for a text that is none. */
export async function emailRecord(id: string): Promise<EmailRecord | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const [row] = await database.query<Row>(`select ${COLUMNS} from emails where id = $1`, [id])
  return row && recordOf(row)
}

const recordOf = ({ created_at, sent_at, ...row }: Row): EmailRecord => ({
  ...row,
  at: created_at.getTime(),
  sentAt: sent_at?.getTime() ?? null,
})

/** Whether only staff can deliver it, with its links and keys: it is kept, and there is no mail server. */
export const isUndeliverable = ({ state }: Pick<EmailRecord, 'state'>): boolean =>
  state === 'kept' && !env().SMTP_URL

/** Whether it can be sent again: given up, or kept before there was a mail server. */
export const isSendable = ({ state }: Pick<EmailRecord, 'state'>): boolean =>
  state === 'failed' || (state === 'kept' && Boolean(env().SMTP_URL))

/** The id of the customer who has its address now, for the audit log; null where nobody has. */
export async function customerOfEmail(tx: Database, { to }: EmailRecord): Promise<string | null> {
  const [customer] = await tx.query<{ id: string }>(
    'select id from customers where lower(email) = lower($1)',
    [to],
  )
  return customer?.id ?? null
}
