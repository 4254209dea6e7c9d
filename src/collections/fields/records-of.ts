import type { CollectionSlug, JoinField } from 'payload'

/** `columns`: without what names the document itself, which would stand in every row. */
type More = { label?: string; columns: string[] }

/** What the shop keeps of a document in another collection: nobody makes such a record by hand, so no button offers it. */
export const recordsOf = (
  name: string,
  collection: CollectionSlug,
  on: string,
  { label, columns }: More,
): JoinField => ({
  ...{ name, type: 'join', collection, on },
  ...(label && { label }),
  admin: { allowCreate: false, defaultColumns: columns },
})
