import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { isRow, type Row } from './row'

type Related = { collection: CollectionSlug; kept: unknown }

/**
 * What a related document is called, which was read along or is kept by its id; undefined where there is none, or who
 * asks may not read it.
 */
export async function relatedTitle(
  req: PayloadRequest,
  { collection, kept }: Related,
): Promise<string | undefined> {
  const doc: unknown = typeof kept === 'string' ? await readTogether(req, { collection, id: kept }) : kept
  const title = isRow(doc) && doc[titleField(req, collection)]
  return title ? String(title) : undefined
}

const titleField = (req: PayloadRequest, collection: CollectionSlug): string =>
  req.payload.collections[collection].config.admin.useAsTitle ?? 'id'

type Reading = { ids: Set<string>; docs: Promise<Row[]> }

/** What is about to be read for a request. */
const open = new WeakMap<PayloadRequest, Map<CollectionSlug, Reading>>()

/** The rows of a list ask in one turn, and share one read. */
async function readTogether(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: string },
): Promise<Row | undefined> {
  const readings = open.get(req) ?? new Map<CollectionSlug, Reading>()
  open.set(req, readings)
  const reading = readings.get(collection) ?? begin(req, collection, readings)
  reading.ids.add(id)
  return (await reading.docs).find(doc => doc.id === id)
}

function begin(
  req: PayloadRequest,
  collection: CollectionSlug,
  readings: Map<CollectionSlug, Reading>,
): Reading {
  const ids = new Set<string>()
  const docs = nextTurn().then(() => {
    readings.delete(collection)
    return read(req, collection, [...ids])
  })
  readings.set(collection, { ids, docs })
  return { ids, docs }
}

/** Their titles alone: a join of theirs could lead back to who asks. */
async function read(req: PayloadRequest, collection: CollectionSlug, ids: readonly string[]): Promise<Row[]> {
  const { docs } = await req.payload.find({
    ...{ collection, where: { id: { in: [...ids] } }, select: { [titleField(req, collection)]: true } },
    ...{ pagination: false, depth: 0, req },
    // The shop itself, which has no user, reads all.
    ...{ overrideAccess: !req.user, disableErrors: true },
  })
  const rows: unknown[] = docs
  return rows.filter(isRow)
}
