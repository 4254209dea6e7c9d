import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

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

async function write(req: PayloadRequest, record: string, detail: string, customer: unknown): Promise<void> {
  const { user } = req
  if (!user) return // the shop itself
  await req.payload.create({
    collection: 'audit-events',
    data: {
      idempotencyKey: randomUUID(),
      at: new Date().toISOString(),
      staff: user.email ?? '',
      staff_id: String(user.id),
      action: 'edit',
      record,
      customer_id: idOf(customer),
      outcome: 'done',
      detail,
    },
    req,
  })
}

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

/** Related rows count by their id, however deep they were read. */
const told = (value: unknown): string => JSON.stringify(idOf(value) ?? value ?? null)
