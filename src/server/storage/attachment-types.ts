/** Ticket files on the disk; no public URL serves them. */
export const ATTACHMENT_FOLDER = '.data/tickets'

export const ATTACHMENT_ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
} as const

export type AttachmentType = keyof typeof ATTACHMENT_ENDINGS

export const ATTACHMENT_TYPES = Object.keys(ATTACHMENT_ENDINGS).filter(isAttachmentType)

/** Whether tickets take files of a media type; `checkFile` finds it by the content. */
export function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(ATTACHMENT_ENDINGS, type)
}

export const MAX_ATTACHMENTS = 3

/** In bytes, per file. */
export const MAX_ATTACHMENT_BYTES = 3 * 1024 * 1024
