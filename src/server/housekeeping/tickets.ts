import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'

const MESSAGES = 'select id from ticket_messages where ticket_id = any($1)'

/** Files leave the disk after the commit. */
export async function forgetTickets(tx: Database, ids: string[]): Promise<void> {
  const files = await tx.query<{ filename: string | null }>(
    `delete from ticket_attachments where id in
       (select ticket_attachments_id from ticket_messages_rels where parent_id in (${MESSAGES}))
     returning filename`,
    [ids],
  )
  const names = files.flatMap(({ filename }) => filename ?? [])
  if (names.length > 0) await sendJob(tx, 'remove-ticket-files', { names })
  await tx.query(`update emails set message_id = null where message_id in (${MESSAGES})`, [ids])
  for (const table of ['ticket_messages', 'ticket_notes', 'ticket_drafts'])
    await tx.query(`delete from ${table} where ticket_id = any($1)`, [ids])
  await tx.query('delete from tickets where id = any($1)', [ids])
}
