import { sql } from '@payloadcms/db-postgres/drizzle'
import { isSame } from '../canonical'
import type { Fields } from '../fields'
import { columnsOf, name } from './connection'
import type { Changing } from './perform'
import { versionPlace } from './place'
import { readDrafts } from './read'
import { STORAGE } from './storage'
import { keepVersions } from './versions'
import { type Target, updateRow } from './write'

/**
 * Drafts that an editor has not published yet get the same changes where the editor left what was published, and stay
 * the newest version: to publish one must not take a change back. Gives the documents that have such a draft.
 */
export async function changeDrafts(
  target: Target,
  changing: readonly Changing[],
): Promise<ReadonlySet<string>> {
  const { db, collection } = target
  const { table } = STORAGE[collection]
  const place = versionPlace(table)
  if (!(await columnsOf(db, place.table)).includes('latest')) return new Set()
  const fields = [...new Set(changing.flatMap(({ changes }) => changes.map(({ field }) => field)))]
  const documents = changing.map(({ id }) => id)
  const drafts = await readDrafts(db, collection, { fields, documents })
  await keepVersions(db, table, [...drafts.keys()], { isLatest: false })
  for (const { id: document, changes } of changing) {
    const draft = drafts.get(document)
    if (!draft) continue
    await updateRow({ ...target, place }, { id: draft.id, fields: untouched(changes, draft.fields) })
    await db.execute(sql`update ${name(place.table)}
      set updated_at = clock_timestamp(), version_updated_at = clock_timestamp() where id = ${draft.id}::uuid`)
  }
  return new Set(drafts.keys())
}

const untouched = (changes: Changing['changes'], draft: Fields): Fields =>
  Object.fromEntries(
    changes.filter(({ field, from }) => isSame(draft[field], from)).map(({ field, to }) => [field, to]),
  )
