import { ATTACHMENT_FOLDER } from './attachment-types'
import { buckets } from './buckets'
import { diskStore } from './disk-store'
import type { FileStore } from './file-store'
import { INSTALLER_FOLDER } from './installer-types'
import { MEDIA_FOLDER } from './media-folder'
import { s3Store } from './s3-store'

/** What only support and the ticket's owner see: a bucket of its own, else the disk. */
export function ticketStore(): FileStore {
  const known = buckets()
  return known ? s3Store(known.tickets, known.config) : diskStore(ATTACHMENT_FOLDER)
}

/** What anybody may see, as Payload stores it. */
export function mediaStore(): FileStore {
  const known = buckets()
  return known ? s3Store(known.media, known.config) : diskStore(MEDIA_FOLDER)
}

/** What is downloaded lies with the pictures, below names that nobody guesses. */
export function installerStore(): FileStore {
  const known = buckets()
  return known ? s3Store(known.media, known.config) : diskStore(INSTALLER_FOLDER)
}
