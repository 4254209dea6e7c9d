import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether who asks may create or update rows of a collection, by its own rules. */
export async function may(
  req: PayloadRequest,
  operation: 'create' | 'update',
  collection: CollectionSlug,
): Promise<boolean> {
  const { config } = req.payload.collections[collection]
  return req.user !== null && Boolean(await config.access[operation]({ req }))
}
