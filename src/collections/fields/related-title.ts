import type { CollectionSlug, PayloadRequest } from 'payload'
import { isRow } from './row'

type Related = { collection: CollectionSlug; kept: unknown }

/**
 * What a related document is called, which was read along or is kept by its id; undefined where there is none, or who
 * asks may not read it.
 */
export async function relatedTitle(
  req: PayloadRequest,
  { collection, kept }: Related,
): Promise<string | undefined> {
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const doc: unknown = typeof kept === 'string' ? await read(req, { collection, title, id: kept }) : kept
  return isRow(doc) && doc[title] ? String(doc[title]) : undefined
}

type Asked = { collection: CollectionSlug; title: string; id: string }

/** Its title alone: a join of its could lead back to who asks. */
async function read(req: PayloadRequest, { collection, title, id }: Asked): Promise<unknown> {
  const where = { id: { equals: id } }
  const select = { [title]: true } as const
  const { docs } = await req.payloadDataLoader.find({
    ...{ collection, where, select, pagination: false, depth: 0, req },
    // The shop itself, which has no user, reads all.
    ...{ overrideAccess: !req.user, disableErrors: true },
  })
  return docs[0]
}
