import EmailReplyParser from 'email-reply-parser'
import { MAX_TEXT_LENGTH } from '../../emails/to-support'

/** Begins our emails in every language. */
const OUR_LINE = '##-'

/** Whatever lies beyond is quoted. */
const READ = 20_000

/** What is written above our line, else above any quote, without signature; cut to what a message holds. */
export function replyText(text: string): string {
  const lines = text.slice(0, READ).replace(/\r\n?/g, '\n').split('\n')
  const ours = lines.findIndex(line => line.includes(OUR_LINE))
  const above = (ours < 0 ? lines : lines.slice(0, ours)).join('\n')
  const written = new EmailReplyParser().parseReply(withoutHeading(above, ours >= 0))
  return shortened(written.trim())
}

const HEADING = /\n\s*\n?([^\n]*(?:\n[^\n]+)?[:：])$/

/** Without the line above the quote: «On 20 November … wrote:», a day or an address. */
function withoutHeading(text: string, isCut: boolean): string {
  if (!isCut) return text
  const bare = text.replace(/[\s>]+$/, '')
  const [all = '', heading = ''] = HEADING.exec(bare) ?? []
  return /[\d@]/.test(heading) ? bare.slice(0, -all.length) : bare
}

const shortened = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1).toWellFormed()}…` : text
