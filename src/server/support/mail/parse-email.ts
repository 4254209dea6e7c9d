import { createHash } from 'node:crypto'
import { type ParsedMail, simpleParser } from 'mailparser'
import { normalEmail } from '../../sessions/customer'
import type { SentFile } from '../../storage/incoming-file'
import { replyText } from './reply-text'

/** A letter as it came in; nothing of it is believed but what its bytes are. */
export type IncomingEmail = {
  /** What tells it from every other letter: its Message-ID, else its content. */
  id: string
  /** The one address that it names as its sender; undefined where it names none or several. */
  from: string | undefined
  /** What its writer added to what is quoted. */
  text: string
  files: SentFile[]
  /** Written by a program: an absence note, a bounce, a mailing list. */
  isAutomatic: boolean
}

/** Reads a letter; one in HTML alone is read as the text that it shows. */
export async function parseEmail(raw: Buffer): Promise<IncomingEmail> {
  const mail = await simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true })
  return {
    id: idOf(mail, raw),
    from: senderOf(mail),
    text: replyText(mail.text ?? ''),
    files: mail.attachments.map(({ filename, content }) => ({ name: filename ?? '', bytes: content })),
    isAutomatic: isAutomatic(mail),
  }
}

const idOf = ({ messageId }: ParsedMail, raw: Buffer): string =>
  createHash('sha256')
    .update(messageId?.trim() || raw)
    .digest('base64url')

function senderOf({ from }: ParsedMail): string | undefined {
  const [first, ...others] = from?.value ?? []
  return first?.address && others.length === 0 ? normalEmail(first.address) : undefined
}

const SIGNS = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-failed-recipients', 'list-id']
const BY_PROGRAMS = /^(?:mailer-daemon|postmaster|no-?reply|bounces?)[@+]/

/** By RFC 3834 and what mail programs did before it. */
function isAutomatic(mail: ParsedMail): boolean {
  const told = (name: string) => textOf(mail.headers.get(name)).toLowerCase()
  const submitted = told('auto-submitted')
  if (submitted !== '' && submitted !== 'no') return true
  if (/^(?:bulk|junk|list|auto_reply)$/.test(told('precedence'))) return true
  if (told('content-type').startsWith('multipart/report')) return true
  return SIGNS.some(name => mail.headers.has(name)) || BY_PROGRAMS.test(senderOf(mail) ?? '')
}

/** Structured headers have their text in `value`. */
function textOf(header: unknown): string {
  if (typeof header === 'object' && header !== null && 'value' in header) return textOf(header.value)
  return typeof header === 'string' ? header.trim() : ''
}
