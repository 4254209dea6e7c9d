import type { CollectionAfterReadHook } from 'payload'
import { pushCounts } from '@/server/push/counts'
import { transactionOf } from '../../hooks/transaction'

/** What became of a message, counted from its deliveries each time it is read. */
export const countPush: CollectionAfterReadHook = async ({ doc, req }) =>
  doc.id ? { ...doc, ...(await pushCounts(transactionOf(req), String(doc.id), Date.now())) } : doc
