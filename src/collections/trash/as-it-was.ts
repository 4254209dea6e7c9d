import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { keepVersion, type Stored } from '../published/keep-version'

/** `row`: what is published, or the first draft; `latest`: the newest version, which waits beside it where it is a draft. */
type Kept = { row: Stored; latest: Version | undefined }
type Version = { version: Stored; snapshot?: boolean }

const MANY = 'changes many'
const isTrashed = (row: { deletedAt?: unknown }) => Boolean(row.deletedAt)
const nameFor = (slug: string, id: unknown) => `before the trash: ${slug} ${String(id)}`

/** Notes whether documents are changed by a list: Payload then starts from what is published, not from the draft. */
export const noteMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'updateByID') req.context[MANY] = operation === 'update'
  return args
}

/**
 * When a document goes into the trash or comes back, Payload writes the draft over what is published, or forgets it. Both are
 * kept here, whatever the window asked for, and written back by `keepBoth`.
 */
export const rememberBoth: CollectionBeforeChangeHook = async ({
  collection: { slug },
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || isTrashed(originalDoc) === isTrashed({ ...originalDoc, ...data })) return data
  context[nameFor(slug, originalDoc.id)] = await stored(req, slug, originalDoc.id)
  return originalDoc._status ? { ...data, _status: originalDoc._status } : data
}

export const keepBoth: CollectionAfterChangeHook = async ({
  collection: { slug: collection },
  context,
  doc,
  req,
}) => {
  const name = nameFor(collection, doc.id)
  const kept = context[name]
  if (!isKept(kept)) return doc
  delete context[name]
  const { row, latest } = kept
  const { deletedAt = null, changed_by, updatedAt } = doc
  const changed = { deletedAt, updatedAt, ...('changed_by' in row && { changed_by }) }
  if (row._status === 'published')
    await req.payload.db.updateOne({
      ...{ collection, id: doc.id, locale: 'all', req, returning: false },
      data: { ...row, ...changed },
    })
  if (latest?.version._status === 'draft' && (latest.snapshot || req.context[MANY]))
    await keepVersion(
      req,
      collection,
      { ...latest.version, ...changed, id: doc.id },
      { at: Date.now() + 1, snapshot: latest.snapshot === true },
    )
  return doc
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'row' in value

async function stored(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<Kept | undefined> {
  const of = { collection, locale: 'all', req }
  const row = await req.payload.db.findOne<Stored>({ ...of, where: { id: { equals: id } } })
  const where = { parent: { equals: id }, latest: { equals: true } }
  const { docs } = await req.payload.db.findVersions<Stored>({ ...of, where, limit: 1, pagination: false })
  return row ? { row, latest: docs[0] } : undefined
}
