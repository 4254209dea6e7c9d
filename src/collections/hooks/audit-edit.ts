import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { AuditEvent } from '@/payload-types'

type Row = Record<string, unknown>
type CustomerOf = (row: Row) => unknown

/**
 * Logs, in the edit's transaction, which member of staff changed which fields of a record. Not to what: the log is
 * never changed, and outlives whom it tells of.
 */
export const auditEdit =
  (customerOf: CustomerOf): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, operation, req }) => {
    const names = collection.fields.flatMap(field =>
      'name' in field && field.type !== 'join' && field.name !== 'updatedAt' ? field.name : [],
    )
    const changed = names.filter(name => told(doc[name]) !== told(previousDoc?.[name]))
    if (operation === 'create') return write(req, `${collection.slug}/${doc.id}`, 'Written.', customerOf(doc))
    if (changed.length > 0)
      await write(req, `${collection.slug}/${doc.id}`, `Changed: ${changed.join(', ')}.`, customerOf(doc))
  }

export const auditDelete =
  (customerOf: CustomerOf): CollectionAfterDeleteHook =>
  ({ collection, doc, req }) =>
    write(req, `${collection.slug}/${doc.id}`, 'Deleted.', customerOf(doc))

const write = (req: PayloadRequest, record: string, detail: string, customer: unknown): Promise<void> =>
  log(req, { action: 'edit', record, detail, customer_id: idOf(customer) })

type Logged = Pick<AuditEvent, 'action' | 'record' | 'detail' | 'customer_id'>

async function log(req: PayloadRequest, logged: Logged): Promise<void> {
  const { user } = req
  if (!user) return // the shop itself
  await req.payload.create({
    collection: 'audit-events',
    data: {
      idempotencyKey: randomUUID(),
      at: new Date().toISOString(),
      staff: user.email ?? '',
      staff_id: String(user.id),
      outcome: 'done',
      ...logged,
    },
    req,
  })
}

/** Logs, where they are of people, who takes the rows of a list out of the shop as a file, and how many. */
export async function auditExport(req: PayloadRequest, list: string, count: number): Promise<void> {
  if (OF_PEOPLE.has(list))
    await log(req, {
      action: 'export_list',
      record: list,
      detail: count === 1 ? '1 row as a file.' : `${count} rows as a file.`,
    })
}

/** Lists of which a row says who somebody is, or how to reach them. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'customers',
  'orders',
  'subscriptions',
  'licences',
  'tickets',
  'emails',
  'contract-declarations',
])

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

/** Related rows count by their id, however deep they were read. */
const told = (value: unknown): string => JSON.stringify(idOf(value) ?? value ?? null)
