import type { CollectionSlug, PayloadRequest, TypeWithID } from 'payload'

export type Stored = TypeWithID & Record<string, unknown>

type Keeping = { at?: number; snapshot?: boolean }

/** Keeps a document as its latest version, as of `at` (ms, UTC), by default now. Of two within one save the later one needs a later `at`. */
export function keepVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  document: Stored,
  { at = Date.now(), snapshot }: Keeping = {},
) {
  const instant = new Date(at).toISOString()
  return req.payload.db.createVersion({
    collectionSlug: collection,
    parent: document.id,
    versionData: document,
    autosave: false,
    createdAt: instant,
    updatedAt: instant,
    returning: false,
    snapshot: snapshot || undefined,
    req,
  })
}
