import { ATTACHMENT_FOLDER } from './attachment-types'
import { buckets } from './buckets'
import { diskStore } from './disk-store'
import { INSTALLER_FOLDER } from './installer-types'
import { s3Store } from './s3-store'

/** Bytes from `from` to `to`, both included. */
export type ByteRange = { from: number; to: number }

export type FileStore = {
  /** Throws if the name exists, or the file cannot be stored whole. */
  write: (name: string, bytes: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** A part of a large file, piece by piece; undefined if there is no such file. */
  open: (name: string, range: ByteRange) => Promise<ReadableStream<Uint8Array> | undefined>
  remove: (name: string) => Promise<void>
}

export function ticketStore(): FileStore {
  const known = buckets()
  return known ? s3Store(known.tickets, known.config) : diskStore(ATTACHMENT_FOLDER)
}

/** What is downloaded lies with the pictures, below names that nobody guesses. */
export function installerStore(): FileStore {
  const known = buckets()
  return known ? s3Store(known.media, known.config) : diskStore(INSTALLER_FOLDER)
}
