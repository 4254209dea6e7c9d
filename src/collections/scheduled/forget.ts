import type { CollectionAfterChangeHook } from 'payload'
import { cancelOfDocument } from '@/server/publishing/scheduled'
import { transactionOf } from '../hooks/transaction'

/** What goes into the trash is not published there, nor when it comes back. */
export const forgetSchedule: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) await cancelOfDocument(transactionOf(req), String(doc.id))
  return doc
}
