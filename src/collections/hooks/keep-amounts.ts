import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
  TypeWithID,
  Where,
} from 'payload'
import { refuseFor } from '../fields/refusal'
import { largeChange } from './large-changes'

type Stored = TypeWithID & Record<string, unknown>

/** Each version says who made it. Before the first change a version of what was there is kept too, whoever wrote it. */
export const signChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (originalDoc?.id) await keepFirstVersion(req, collection.slug, String(originalDoc.id))
  return { ...data, changed_by: nameOf(req) }
}

/**
 * Asks a person who changes a published amount by over 30 %; `confirm_change` is the answer. Restoring a version counts
 * as one, and the shop's own commands are not asked.
 */
export const askAboutLargeChange: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const isPublished = { ...originalDoc, ...data }._status !== 'draft'
  if (!originalDoc?.id || !isPublished || !isAsked(req, data)) return data
  const before = await storedRow(req, collection.slug, String(originalDoc.id))
  if (before && before._status !== 'draft') refuseFor([largeChange(before, data, collection.fields)])
  return data
}

export const signGlobalChange: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  if (originalDoc?.id) await keepFirstGlobalVersion(req, global.slug, originalDoc)
  return { ...data, changed_by: nameOf(req) }
}

export const askAboutLargeGlobalChange: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) => {
  if (isAsked(req, data)) refuseFor([largeChange(originalDoc, data, global.fields)])
  return data
}

export const nameOf = ({ user }: PayloadRequest): string | null => user?.email ?? null

export const isAsked = ({ context, user }: PayloadRequest, data: Record<string, unknown>): boolean =>
  Boolean(user) && !context.isRestoringVersion && data.confirm_change !== true

const storedRow = (req: PayloadRequest, collection: CollectionSlug, id: string) =>
  req.payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, locale: 'all', req })

/** What was there before the first change, whoever wrote it. */
export async function keepFirstVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<void> {
  const where: Where = { parent: { equals: id } }
  const { totalDocs } = await req.payload.db.countVersions({ collection, where, req })
  const row = totalDocs === 0 ? await storedRow(req, collection, id) : null
  if (!row) return
  const { createdAt, updatedAt } = instantsOf(row)
  await req.payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: row,
    autosave: false,
    createdAt,
    updatedAt,
    returning: false,
    req,
  })
}

async function keepFirstGlobalVersion(
  req: PayloadRequest,
  globalSlug: GlobalSlug,
  row: Stored,
): Promise<void> {
  const { totalDocs } = await req.payload.db.countGlobalVersions({ global: globalSlug, req })
  if (totalDocs > 0) return
  await req.payload.db.createGlobalVersion({
    globalSlug,
    versionData: row,
    autosave: false,
    ...instantsOf(row),
    returning: false,
    req,
  })
}

const instantsOf = ({ createdAt, updatedAt }: Stored) => ({
  createdAt: String(createdAt ?? new Date().toISOString()),
  updatedAt: String(updatedAt ?? new Date().toISOString()),
})
