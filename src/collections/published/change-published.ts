import { isDeepStrictEqual } from 'node:util'
import { type CollectionSlug, getLatestCollectionVersion, type PayloadRequest } from 'payload'
import { keepFirstVersion, nameOf } from '../hooks/keep-amounts'
import { keepVersion, type Stored } from './keep-version'

type Change = {
  req: PayloadRequest
  collection: Extract<CollectionSlug, 'campaigns' | 'coupons'>
  id: string
  values: Record<string, unknown>
}

/**
 * Changes fields of what is published, past the form and its questions. A draft beside it stays one, and keeps what was written
 * in it; what it had not changed moves there too. Gives whether it says anything else; null where nothing is published.
 */
export async function changePublished({ req, collection, id, values }: Change) {
  const { config } = req.payload.collections[collection]
  const query = { collection, where: { id: { equals: id } }, locale: 'all', req }
  const before = await req.payload.db.findOne<Stored>(query)
  if (before?._status !== 'published' || before.deletedAt) return null
  await keepFirstVersion(req, collection, id)
  const draft = await getLatestCollectionVersion<Stored>({ id, config, payload: req.payload, query, req })
  const now = Date.now()
  const changed = { ...values, changed_by: nameOf(req), updatedAt: new Date(now).toISOString() }
  await req.payload.db.updateOne({ collection, id, data: changed, locale: 'all', req, returning: false })
  await keepVersion(req, collection, { ...before, ...changed }, { at: now })
  if (draft?._status !== 'draft') return { hasDraft: false }
  const moved = Object.entries(values).filter(([field]) => isDeepStrictEqual(draft[field], before[field]))
  await keepVersion(req, collection, { ...draft, ...Object.fromEntries(moved) }, { at: now + 1 })
  return { hasDraft: !isAlike(draft, before) }
}

const APART = ['id', '_status', 'changed_by', 'createdAt', 'updatedAt', 'deletedAt']

function isAlike(draft: Stored, published: Stored): boolean {
  const fields = Object.keys(published).filter(field => !APART.includes(field))
  return fields.every(field => isDeepStrictEqual(draft[field], published[field]))
}
