import { ATTACHMENT_FOLDER } from './attachment-types'
import { buckets } from './buckets'
import { diskStore } from './disk-store'
import { s3Store } from './s3-store'

export type FileStore = {
  /** Throws if the name exists, or the file cannot be stored whole. */
  write: (name: string, bytes: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
}

export function ticketStore(): FileStore {
  const known = buckets()
  return known ? s3Store(known.tickets, known.config) : diskStore(ATTACHMENT_FOLDER)
}
