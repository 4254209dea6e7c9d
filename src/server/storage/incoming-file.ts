import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import {
  ATTACHMENT_ENDINGS,
  type AttachmentType,
  isAttachmentType,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from './attachment-types'

/** A file as sent: neither its name nor its type is trusted. */
export type SentFile = { name: string; bytes: Buffer }

export type CheckedFile = { name: string; type: AttachmentType; bytes: Buffer }

export type FileProblem = 'count' | 'size' | 'empty' | 'type'

/** All of them, in their order, or the first problem; `count` for more than three. */
export async function checkFiles(files: readonly SentFile[]): Promise<CheckedFile[] | FileProblem> {
  if (files.length > MAX_ATTACHMENTS) return 'count'
  const checked = await Promise.all(files.map(checkFile))
  const kept = checked.filter(each => typeof each !== 'string')
  return checked.find(each => typeof each === 'string') ?? kept
}

/** By its content: empty, over 3 MB, or of a type that tickets do not take. A picture of too many pixels is none. */
export async function checkFile({ name, bytes }: SentFile): Promise<CheckedFile | FileProblem> {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > MAX_ATTACHMENT_BYTES) return 'size'
  const type = await typeOf(bytes)
  return type ? { name: safeName(name, type), type, bytes } : 'type'
}

async function typeOf(bytes: Buffer): Promise<AttachmentType | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found) return isText(bytes) ? 'text/plain' : undefined
  if (!isAttachmentType(found.mime)) return undefined
  return found.mime.startsWith('image/') && !(await isPicture(bytes)) ? undefined : found.mime
}

/** More than any screen has; opening a small file can take gigabytes of memory. */
const MAX_PIXELS = 50_000_000

async function isPicture(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => ({ width: 0, height: 0 })) // sharp's way to say that it is none
  return width > 0 && width * height <= MAX_PIXELS
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function isText(bytes: Buffer): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that are looked for
    return !/[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/.test(utf8.decode(bytes))
  } catch {
    return false // the decoder's way to say that it is no UTF-8
  }
}

const MAX_NAME_LENGTH = 80

/** Without a path or hidden characters, with the extension of its content. */
export function safeName(name: string, type: AttachmentType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(/[\p{C}<>:"|?*]/gu, '').replace(/\s+/g, ' ')
  const base = visible.replace(/\.[^.]*$/, '').replace(/^[. ]+|[. ]+$/g, '')
  return `${[...base].slice(0, MAX_NAME_LENGTH).join('') || 'file'}.${ATTACHMENT_ENDINGS[type]}`
}
