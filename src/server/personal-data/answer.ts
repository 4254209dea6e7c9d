import { readCookies } from '../http/cookie'
import { TOKEN_COOKIE } from '../http/token-cookie'
import { database } from '../runtime/database'
import { customerOfToken } from '../sessions/session'
import { utcDay } from '../time-zones/days'
import { exportFor } from './export'

const NOT_KEPT = { 'Cache-Control': 'private, no-store' }

/** As a file; 401 for a guest, 429 after ten in a quarter of an hour. `at` in ms. */
export async function answerPersonalData(request: Request, at: number): Promise<Response> {
  const token = readCookies(request.headers.get('cookie'))[TOKEN_COOKIE]
  const customer = token ? await customerOfToken(database, { token, kind: 'session' }) : null
  if (!customer) return refusal(401, 'not_logged_in')
  const told = await exportFor(customer, at)
  if (!told.ok) return refusal(429, told.why, { 'Retry-After': String(told.retryAfter) })
  const day = utcDay(at)
  return new Response(`${JSON.stringify(told.data, null, 2)}\n`, {
    headers: {
      ...NOT_KEPT,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="tidemark-account-${day}.json"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ code: status, message: error, error }, { status, headers: { ...NOT_KEPT, ...headers } })
