import type { CollectionSlug, JoinField } from 'payload'

/** What the shop keeps of a document in another collection: nobody makes such a record by hand, so no button offers it. */
export const recordsOf = (
  name: string,
  collection: CollectionSlug,
  on: string,
  columns?: string[],
): JoinField => ({
  name,
  type: 'join',
  collection,
  on,
  admin: { allowCreate: false, ...(columns && { defaultColumns: columns }) },
})
