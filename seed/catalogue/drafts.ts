import { sql } from '@payloadcms/db-postgres/drizzle'
import { isSame } from '../canonical'
import type { Fields } from '../fields'
import type { RowPlan } from '../plan'
import type { CatalogueName } from './change'
import { columnsOf, name } from './connection'
import { versionTables } from './document-tables'
import { changedList, isSet, listChange, listOf } from './lists'
import { readDrafts } from './read'
import { STORAGE } from './storage'
import { keepVersions } from './versions'
import { updateRow } from './write'
import type { Target } from './write-lists'

/** A stored row whose fields change, from and to what. */
export type Changing = { id: string; changes: Extract<RowPlan, { kind: 'change' }>['changes'] }

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
  const tables = versionTables(table)
  if (!(await columnsOf(db, tables.table)).includes('latest')) return new Set()
  const fields = [...new Set(changing.flatMap(({ changes }) => changes.map(({ field }) => field)))]
  const documents = changing.map(({ id }) => id)
  const drafts = await readDrafts(db, collection, { fields, documents })
  await keepVersions(db, table, [...drafts.keys()], { isLatest: false })
  for (const { id: document, changes } of changing) {
    const draft = drafts.get(document)
    if (!draft) continue
    await updateRow(
      { ...target, tables },
      { id: draft.id, fields: changedDraft(collection, changes, draft.fields) },
    )
    await db.execute(sql`update ${name(tables.table)}
      set updated_at = clock_timestamp(), version_updated_at = clock_timestamp() where id = ${draft.id}::uuid`)
  }
  return new Set(drafts.keys())
}

/** What becomes of a draft: fields that its editor left as they were published, and lists by what is new. */
const changedDraft = (collection: CatalogueName, changes: Changing['changes'], draft: Fields): Fields =>
  Object.fromEntries(
    changes.flatMap(({ field, from, to }) => {
      if (isSame(draft[field], from)) return [[field, to]]
      const isList = isSet(collection, field) && listOf(draft[field]).length > 0
      const list = isList ? changedList(draft[field], listChange(from, to)) : []
      return list.length > 0 ? [[field, list]] : []
    }),
  )
