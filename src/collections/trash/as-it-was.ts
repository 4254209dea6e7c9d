import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { keepVersion, type Stored } from '../published/keep-version'

type Kept = { row: Stored; isLeftBehind: boolean }

const isTrashed = (row: { deletedAt?: unknown } | undefined) => Boolean(row?.deletedAt)
const nameFor = (slug: string, id: unknown) => `published before the trash: ${slug} ${String(id)}`

/**
 * Payload writes the waiting draft over what is published when a document goes into the trash or comes back; what was
 * published is kept here, and written back by `keepPublished`.
 */
export const rememberPublished: CollectionBeforeChangeHook = async ({
  collection: { slug },
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || isTrashed(originalDoc) === isTrashed({ ...originalDoc, ...data })) return data
  const kept = await publishedNow(req, slug, originalDoc.id)
  if (kept?.row._status !== 'published') return data
  context[nameFor(slug, originalDoc.id)] = kept
  return { ...data, _status: originalDoc._status }
}

export const keepPublished: CollectionAfterChangeHook = async ({
  collection: { slug: collection },
  context,
  doc,
  req,
}) => {
  const name = nameFor(collection, doc.id)
  const kept = context[name]
  if (!isKept(kept)) return doc
  delete context[name]
  const { deletedAt = null, changed_by, updatedAt } = doc
  const data = { ...kept.row, deletedAt, updatedAt, ...('changed_by' in kept.row && { changed_by }) }
  await req.payload.db.updateOne({ collection, id: doc.id, data, locale: 'all', req, returning: false })
  if (kept.isLeftBehind) await leaveBehind(req, collection, doc.id)
  return doc
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'row' in value

async function publishedNow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<Kept | undefined> {
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Stored>({ collection, where, locale: 'all', req })
  return row ? { row, isLeftBehind: (await latest(req, collection, id))?.snapshot === true } : undefined
}

async function latest(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const where = { parent: { equals: id }, latest: { equals: true } }
  const asked = { collection, where, limit: 1, pagination: false, locale: 'all', req }
  return (await req.payload.db.findVersions<Stored>(asked)).docs[0]
}

/** The other languages of what is published in some stay the nobody's work that they were (decision 032). */
async function leaveBehind(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<void> {
  const version = (await latest(req, collection, id))?.version
  if (version) await keepVersion(req, collection, { ...version, id }, { at: Date.now() + 1, snapshot: true })
}
