/** Where files of tickets lie: beside the media, and served by nothing that is public. */
export const ATTACHMENT_FOLDER = '.data/tickets'

/** What may be attached to a message, with the ending that such a file gets. */
export const ATTACHMENT_ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
} as const

export type AttachmentType = keyof typeof ATTACHMENT_ENDINGS

export const ATTACHMENT_TYPES = Object.keys(ATTACHMENT_ENDINGS).filter(isAttachmentType)

export function isAttachmentType(type: string): type is AttachmentType {
  return type in ATTACHMENT_ENDINGS
}

export const MOST_ATTACHMENTS = 3

/** Bytes of one file. */
export const LARGEST_ATTACHMENT = 3 * 1024 * 1024
