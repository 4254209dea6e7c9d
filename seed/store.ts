import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { nestedRow, toDocument, toRow } from './documents'
import { type Fields, flatFields, type Keyed } from './fields'
import type { CollectionName, Store, StoredRow } from './open-store'
import { isReferenced, KEY_FIELDS, type Referenced } from './references-by-id'
import { textRows } from './tables'
import { addVersion, changedDraft, published, waitingDraft } from './versions'

type Row = Record<string, unknown>

/** Reads which ids the rows have that others name. */
export async function readReferences(store: Store): Promise<void> {
  for (const collection of Object.keys(KEY_FIELDS).filter(isReferenced)) {
    const documents = await findAll(store, collection, NAMED_FIRST[collection])
    for (const document of documents) remember(store, collection, document)
  }
}

/** Of the products of a route the one for Windows. */
const NAMED_FIRST: Partial<Record<Referenced, string>> = { products: 'os' }

function remember({ references }: Store, collection: Referenced, document: Row): void {
  const key = document[KEY_FIELDS[collection]]
  if (typeof key === 'string' || typeof key === 'number') references.add(collection, key, String(document.id))
}

async function findAll({ payload, req }: Store, collection: CollectionSlug, sort?: string): Promise<Row[]> {
  const { docs } = await payload.db.find<Row & { id: string }>({
    collection,
    req,
    locale: 'all',
    pagination: false,
    limit: 0,
    ...(sort && { sort }),
  })
  return docs
}

/** The stored rows of a collection by their key, in the seed's own form. */
export async function storedRows(store: Store, name: CollectionName): Promise<Map<string, StoredRow>> {
  // Who is saving one now is waited for, and read; who saves one later waits for the seed.
  await run(store, sql.raw(`select from "${name.replaceAll('-', '_')}" order by id for no key update`))
  const documents = await findAll(store, name)
  const key: (row: never) => string = textRows[name].key
  return new Map(
    documents.map(document => {
      const row = toRow(name, document, store.references)
      return [key(row as never), { id: String(document.id), fields: flatFields(row) }]
    }),
  )
}

/** Writes a new row as a published document. */
export async function createRow(store: Store, name: CollectionName, fields: Fields): Promise<void> {
  const data = toDocument(name, nestedRow(fields), store.references)
  const document = await store.payload.db.create({
    collection: name,
    data: published(store, name, data),
    req: store.req,
  })
  if (isReferenced(name)) remember(store, name, document)
  await addVersion(store, name, document)
}

/** Writes the changed fields of a stored row; its other fields and languages stay as they are. */
export async function changeRow(
  store: Store,
  name: CollectionName,
  stored: StoredRow,
  changed: Fields,
): Promise<void> {
  const row = nestedRow({ ...storedTexts(changed, stored.fields), ...changed })
  const data = toDocument(name, row, store.references)
  const draft = await waitingDraft(store, name, stored.id)
  const document = await store.payload.db.updateOne({
    collection: name,
    id: stored.id,
    data,
    req: store.req,
    locale: 'all',
  })
  await addVersion(store, name, document)
  if (draft)
    await addVersion(store, name, { ...changedDraft(store, name, { draft, stored, changed }), id: stored.id })
}

/** All stored texts of a row of which one changes: the texts of a language are written together. */
function storedTexts(changed: Fields, stored: Fields): Fields {
  const isText = (field: string) => field.includes('.')
  if (!Object.keys(changed).some(isText)) return {}
  return Object.fromEntries(Object.entries(stored).filter(([field]) => isText(field)))
}

const run = async ({ payload, req }: Store, query: ReturnType<typeof sql>): Promise<Row[]> => {
  const session: unknown = payload.db.sessions?.[String(await req.transactionID)]?.db
  const executes = typeof session === 'object' && session !== null && 'execute' in session
  if (!executes || typeof session.execute !== 'function') throw new Error('The seed lost its transaction.')
  return (await session.execute(query)).rows
}

/** What the seed wrote the last time, by key. */
export async function lastSeeded(store: Store, name: CollectionName): Promise<Keyed> {
  const rows = await run(store, sql`select key, fields from seeded_rows where collection = ${name}`)
  return new Map(rows.map(({ key, fields }) => [String(key), fields as Fields]))
}

/** Remembers what the seed wrote, so that the next run can tell an editor's change from its own. */
export async function rememberSeeded(
  store: Store,
  name: CollectionName,
  key: string,
  fields: Fields,
): Promise<void> {
  await run(
    store,
    sql`insert into seeded_rows (collection, key, fields) values (${name}, ${key}, ${JSON.stringify(fields)}::jsonb)
      on conflict (collection, key) do update set fields = excluded.fields where seeded_rows.fields <> excluded.fields`,
  )
}
