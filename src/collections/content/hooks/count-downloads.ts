import type { CollectionAfterReadHook } from 'payload'
import { downloadsOf } from '@/server/releases/count'

/** For staff alone; pages of the shop read no documents of this collection that would be counted. */
export const countDownloads: CollectionAfterReadHook = async ({ doc, req }) =>
  req.user ? { ...doc, downloads: await downloadsOf(String(doc.id)) } : doc
