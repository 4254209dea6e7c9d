import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isRow } from '../../fields/row'

type Subject = { collection: CollectionSlug; id: string; title: string }

/** By the first word of an email's reason: what its second word names. */
const SUBJECTS: Readonly<Record<string, { collection: CollectionSlug; by: 'id' | 'number' }>> = {
  licences: { collection: 'orders', by: 'id' },
  moved: { collection: 'orders', by: 'id' },
  refund: { collection: 'orders', by: 'id' },
  difference: { collection: 'orders', by: 'id' },
  answer: { collection: 'ticket-messages', by: 'id' },
  reissued: { collection: 'licences', by: 'id' },
  trial: { collection: 'trials', by: 'id' },
  review: { collection: 'customer-reviews', by: 'id' },
  subscription: { collection: 'subscriptions', by: 'id' },
  declaration: { collection: 'contract-declarations', by: 'number' },
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What an email was written about, as far as who asks may read it and it still is. */
export async function subjectOf(reason: string, req: PayloadRequest): Promise<Subject | undefined> {
  const [kind = '', value = ''] = reason.split(':')
  const { collection, by } = SUBJECTS[kind] ?? {}
  if (!collection || !by || (by === 'id' && !ID.test(value))) return undefined
  const found = await named(req, collection, { [by]: { equals: value } })
  // An answer is known by its ticket.
  const ticket = found && collection === 'ticket-messages' ? found.doc.ticket : undefined
  return ticket ? (await named(req, 'tickets', { id: { equals: ticket } }))?.subject : found?.subject
}

async function named(req: PayloadRequest, collection: CollectionSlug, where: Where) {
  const { docs } = await req.payload.find({
    ...{ collection, where, limit: 1, depth: 0, overrideAccess: false, req },
  })
  const doc: unknown = docs[0]
  const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  if (!isRow(doc)) return undefined
  const id = String(doc.id)
  return { doc, subject: { collection, id, title: String(doc[field] || id) } }
}
