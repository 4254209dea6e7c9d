import type { CollectionBeforeOperationHook } from 'payload'
import { refuseFor } from '../fields/refusal'

/** Refuses files above so many MB; all uploads share the limit of the largest. */
export const limitUpload =
  (megabytes: number): CollectionBeforeOperationHook =>
  ({ args, req }) => {
    if (req.file && req.file.size > megabytes * 1024 * 1024)
      refuseFor([{ code: 'bad_size', path: 'file', sentence: `A file may have ${megabytes} MB at most.` }])
    return args
  }
