import { randomUUID } from 'node:crypto'
import { type Database, database } from '../runtime/database'
import { isLostConnection } from '../runtime/lost-connections'
import { rowId } from '../runtime/row-id'
import { ATTACHMENT_ENDINGS } from './attachment-types'
import type { CheckedFile } from './incoming-file'
import { ticketStore } from './stores'

export type TicketFile = { name: string; type: string; bytes: Buffer }

type Row = { name: string; type: string; filename: string }

/** Stores files while `work` stores what they belong to; removes them if `work` throws or did not need them. */
export async function withFiles<T>(
  files: readonly CheckedFile[],
  work: (names: readonly string[]) => Promise<{ isKept: boolean; result: T }>,
): Promise<T> {
  const names = files.map(({ type }) => `${randomUUID()}.${ATTACHMENT_ENDINGS[type]}`)
  try {
    await everyOne(files.map(({ bytes }, index) => ticketStore().write(names[index] ?? '', bytes)))
    const { isKept, result } = await work(names)
    if (!isKept) await removeFiles(names)
    return result
  } catch (error) {
    // What they belong to may be stored although nobody heard so.
    if (!isLostConnection(error)) await removeFiles(names)
    throw error
  }
}

/** Files that are gone already do not matter. Throws if one could not be removed, after trying all. */
export async function removeFiles(names: readonly string[]): Promise<void> {
  await everyOne(names.map(name => ticketStore().remove(name)))
}

/** Throws the first refusal after all have ended: a write that ends after its files were removed would leave one. */
async function everyOne(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(each => each.status === 'rejected')
  if (failed) throw failed.reason
}

/** Notes what `withFiles` stored under `names`, in that order, as attachments of a message; in the caller's transaction. */
export async function noteFiles(
  tx: Database,
  message: string,
  files: readonly CheckedFile[],
  names: readonly string[],
): Promise<void> {
  for (const [index, { name, type, bytes }] of files.entries())
    await tx.query(
      `with file as (
         insert into ticket_attachments (name, filename, mime_type, filesize) values ($1, $2, $3, $4) returning id)
       insert into ticket_messages_rels ("order", parent_id, path, ticket_attachments_id)
       select $5, $6, 'attachments', id from file`,
      [name, names[index], type, bytes.length, index + 1, message],
    )
}

/** Without those that are gone. */
export async function filesOfMessage(message: string): Promise<TicketFile[]> {
  const rows = await database.query<Row>(
    `select coalesce(a.name, a.filename) as name, coalesce(a.mime_type, 'application/octet-stream') as type, a.filename
     from ticket_messages_rels r join ticket_attachments a on a.id = r.ticket_attachments_id
     where r.parent_id = $1 and r.path = 'attachments' and a.filename is not null order by r."order"`,
    [message],
  )
  const read = await Promise.all(rows.map(fileOf))
  return read.flatMap(file => file ?? [])
}

/** Undefined for anyone else's. */
export async function ownFile(customerId: string, id: string): Promise<TicketFile | undefined> {
  const [row] = await database.query<Row>(
    `select coalesce(a.name, a.filename) as name, coalesce(a.mime_type, 'application/octet-stream') as type, a.filename
     from ticket_attachments a join ticket_messages_rels r on r.ticket_attachments_id = a.id
       join ticket_messages m on m.id = r.parent_id join tickets t on t.id = m.ticket_id
     where a.id = $1 and t.customer_id = $2 and a.filename is not null`,
    [rowId(id), customerId],
  )
  return row && fileOf(row)
}

async function fileOf({ name, type, filename }: Row): Promise<TicketFile | undefined> {
  const bytes = await ticketStore().read(filename)
  return bytes && { name, type, bytes }
}
