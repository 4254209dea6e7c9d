import { createHash } from 'node:crypto'
import { type ParsedMail, simpleParser } from 'mailparser'
import { normalEmail } from '../../sessions/customer'
import type { SentFile } from '../../storage/incoming-file'
import { replyText } from './reply-text'

/** Untrusted, all of it. */
export type IncomingEmail = {
  /** A hash of its Message-ID, else of its content. */
  id: string
  from: string | undefined
  text: string
  files: SentFile[]
  isAutomatic: boolean
}

/**
 * What its sender wrote, without quotes; `from` is undefined where it names nobody or several. Throws nothing away:
 * files are checked by whoever keeps them.
 */
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

/** `list`: the parser keeps List-Id, List-Unsubscribe and their like in one. */
const SIGNS = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-failed-recipients', 'list']
const BY_PROGRAMS = /^(?:mailer-daemon|postmaster|no-?reply|bounces?)[@+]/

/** By RFC 3834, and by older habits of mail programs. */
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
