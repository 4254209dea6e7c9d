import { ATTACHMENT_FOLDER } from './attachment-types'
import { buckets } from './buckets'
import { diskStore } from './disk-store'
import { s3Store } from './s3-store'

/** Where files lie, by names that we made up. */
export type FileStore = {
  /** Throws where something of that name is there already, or it cannot be stored whole. */
  write: (name: string, bytes: Buffer) => Promise<void>
  /** Undefined where it is not there. */
  read: (name: string) => Promise<Buffer | undefined>
  /** One that is gone already is no matter. */
  remove: (name: string) => Promise<void>
}

/** Where files of tickets lie: in a private bucket, or on the disk. */
export function ticketStore(): FileStore {
  const known = buckets()
  return known ? s3Store(known.tickets, known.config) : diskStore(ATTACHMENT_FOLDER)
}
