import { attachmentHeader } from '../http/content-disposition'
import { readCookies } from '../http/cookie'
import { TOKEN_COOKIE } from '../http/token-cookie'
import { database } from '../runtime/database'
import { customerOfToken } from '../sessions/session'
import { ownFile } from '../storage/ticket-files'

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** Answers with a ticket's file as a download; 404 for all but its customer. */
export async function answerTicketFile(request: Request, id: string): Promise<Response> {
  const token = readCookies(request.headers.get('cookie'))[TOKEN_COOKIE]
  const customer = token ? await customerOfToken(database, { token, kind: 'session' }) : null
  const file = customer && (await ownFile(customer.id, id))
  if (!file) return new Response('This page could not be found.', { status: 404, headers: NOT_KEPT })
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...NOT_KEPT,
      'Content-Type': file.type,
      'Content-Disposition': attachmentHeader(file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
