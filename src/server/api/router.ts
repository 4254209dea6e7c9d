import { isSitePath } from '@/site/next-path'
import { REFUSED } from '@/site/refused-form'
import { cookieText } from '../http/cookie'
import { type Call, callOf } from '../request/call'
import { pageOfForm } from '../request/page-of-form'
import { readParameters } from '../request/parameters'
import { isDatabaseThere } from '../rule-book/database-reach'
import { env } from '../runtime/env'
import { log } from '../runtime/log/log'
import { isLostConnection } from '../runtime/lost-connections'
import { type Answer, REFUSALS, type Refused, refused } from './answer'
import { allowOrigin } from './cross-origin'
import { bodyOf } from './dialects'
import type { Endpoint } from './endpoint'
import { isOwnOrigin } from './origin'

const RETRY_SECONDS = 5

/** Answers a request for a path below the table's base (API.md). Never throws. */
export async function answerCall(
  table: readonly Endpoint[],
  request: Request,
  path: string,
): Promise<Response> {
  const read = await readParameters(request)
  const call = callOf(request, read.ok ? read.parameters : {})
  const row = read.ok ? rowFor(table, call, path) : read.why
  if (typeof row === 'string') return write(refused(row), call, neighbourOf(table, path))
  return write(await run(row, call), call, row)
}

/** A refusal before a row is found takes the dialect of its path. */
const neighbourOf = (table: readonly Endpoint[], path: string) => table.find(row => row.path === path)

type Unanswered = 'not_found' | 'unknown_action' | 'method_not_allowed' | 'bad_input' | 'too_large'

function rowFor(
  table: readonly Endpoint[],
  { parameters, request }: Call,
  path: string,
): Endpoint | Unanswered {
  const there = table.filter(row => row.path === path)
  if (there.length === 0) return 'not_found'
  const named = there.filter(row => isNamed(row, parameters.a))
  if (named.length === 0) return 'unknown_action'
  return (
    named.find(({ methods }) => methods.some(method => method === request.method)) ?? 'method_not_allowed'
  )
}

const isNamed = ({ action, isDefault }: Endpoint, asked: unknown): boolean =>
  action === asked || (isDefault === true && (asked === undefined || asked === ''))

async function run(row: Endpoint, call: Call): Promise<Answer> {
  const changes = row.changes ?? call.request.method === 'POST'
  if (changes && !isOwnOrigin(call)) return refused('foreign_origin')
  // At once, and before anything is begun: who waits for a database that is gone learns nothing more.
  if (!(await isDatabaseThere())) return refused('unavailable', { retryAfter: RETRY_SECONDS })
  try {
    return await row.answer(call)
  } catch (error) {
    if (isLostConnection(error)) return refused('unavailable', { retryAfter: RETRY_SECONDS })
    log.error({ error, path: row.path, action: row.action }, 'a call failed')
    return refused('server_error')
  }
}

function write(answer: Answer, { request, visit }: Call, row?: Endpoint): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  allowOrigin(headers, request)
  for (const cookie of answer.cookies ?? []) headers.append('Set-Cookie', cookieText(cookie))
  if (answer.ok && answer.sentOnTo !== undefined) {
    headers.set('Location', answer.sentOnTo)
    return new Response(null, { status: 302, headers })
  }
  const next = isPlainForm(request) ? (answer.ok ? answer.goTo : pageOfRefused(answer, request)) : undefined
  if (isSitePath(next)) {
    headers.set('Location', `${pagesOf(request)}${next}`)
    return new Response(null, { status: 303, headers })
  }
  if (!answer.ok && answer.retryAfter) headers.set('Retry-After', String(answer.retryAfter))
  const status = answer.ok ? 200 : REFUSALS[answer.why].status
  return Response.json(bodyOf(row?.dialect ?? 'envelope', answer, visit.locale), { status, headers })
}

/** The page of a form, which says what is wrong beside its field: `?refused=email.empty`. */
function pageOfRefused({ why, fields = {} }: Refused, request: Request): string | undefined {
  const page = request.method === 'POST' ? pageOfForm(request) : undefined
  if (page === undefined) return undefined
  const [path = '', query] = page.split('?', 2)
  const [field] = Object.entries(fields)
  const search = new URLSearchParams(query)
  search.set(REFUSED, field ? field.join('.') : REFUSALS[why].text)
  return `${path}?${search}`
}

/** The origin of the page that sent a form from another of our hosts; '' for the same host. */
function pagesOf({ headers }: Request): string {
  const origin = headers.get('origin') ?? ''
  return env().SITE_ORIGINS.includes(origin) ? origin : ''
}

const isPlainForm = ({ headers }: Request): boolean => (headers.get('accept') ?? '').includes('text/html')
