import { isSame } from './canonical'
import { nestedRow, toDocument, toRow } from './documents'
import { type Fields, flatFields } from './fields'
import type { CollectionName, Store, StoredRow } from './open-store'

type Row = Record<string, unknown>

/** What an editor wrote and did not publish yet. */
export async function waitingDraft(store: Store, name: CollectionName, id: string): Promise<Row | undefined> {
  if (!hasDrafts(store, name)) return undefined
  const { docs } = await store.payload.db.findVersions<Row>({
    collection: name,
    where: { parent: { equals: id }, latest: { equals: true } },
    locale: 'all',
    limit: 1,
    req: store.req,
  })
  const version = docs[0]?.version
  return version?._status === 'draft' ? version : undefined
}

type Changing = { draft: Row; stored: StoredRow; changed: Fields }

/** The draft with what changed in the fields that its editor left as they were: to publish it takes nothing back. */
export function changedDraft(
  { references }: Store,
  name: CollectionName,
  { draft, stored, changed }: Changing,
): Row {
  const theirs = flatFields(toRow(name, draft, references))
  const left = Object.entries(changed).filter(([field]) => isSame(theirs[field], stored.fields[field]))
  const row = nestedRow({ ...theirs, ...Object.fromEntries(left) })
  return { ...draft, ...toDocument(name, row, references) }
}

const hasDrafts = ({ payload }: Store, name: CollectionName) =>
  Boolean(payload.collections[name].config.versions?.drafts)

export const published = (store: Store, name: CollectionName, data: Row): Row =>
  hasDrafts(store, name) ? { ...data, _status: 'published' } : data

export async function addVersion(store: Store, name: CollectionName, document: Row): Promise<void> {
  if (!hasDrafts(store, name)) return
  const now = new Date().toISOString()
  await store.payload.db.createVersion({
    collectionSlug: name,
    parent: String(document.id),
    versionData: document as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req: store.req,
  })
}
