import { translator } from '@/site/messages'
import { type Cookie, cookieText } from '../http/cookie'
import { shopOrigins } from '../http/origins'
import { isDatabaseThere } from '../rule-book/database-reach'
import { log } from '../runtime/log/log'
import { isLostConnection } from '../runtime/lost-connections'
import { type Call, callOf } from './call'
import { pageOfForm } from './page-of-form'
import { readParameters } from './parameters'

/** A path of the shop, or a page of a payer. */
export type FormAnswer = { goTo: string; cookies?: readonly Cookie[] }

/**
 * Answers a form, with or without a script, by a redirect; 403 for foreign pages (API, limits). The next page shows
 * what is wrong with the input.
 */
export async function answerForm(
  request: Request,
  run: (call: Call) => Promise<FormAnswer>,
): Promise<Response> {
  const read = await readParameters(request)
  const call = callOf(request, read.ok ? read.parameters : {})
  if (!isOwnPage(request)) return refusal(call)
  if (!(await isDatabaseThere())) return seeOther(backTo(request))
  const { goTo, cookies = [] } = await run(call).catch(error => backFromOutage(request, error))
  return seeOther(goTo, cookies)
}

/** Submitting again is safe, so nobody has to know how far it came. */
function backFromOutage(request: Request, error: unknown): FormAnswer {
  if (!isLostConnection(error)) throw error
  log.error({ error }, 'a form lost the database')
  return { goTo: backTo(request) }
}

function seeOther(goTo: string, cookies: readonly Cookie[] = []): Response {
  const headers = new Headers({ Location: goTo, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookieText(cookie))
  return new Response(null, { status: 303, headers })
}

/** The form's page: without a database it answers 503, with one it is there again. */
const backTo = (request: Request): string => pageOfForm(request) ?? '/checkout'

/** Every browser sends the origin of a form's POST. */
const isOwnPage = ({ headers }: Request): boolean => shopOrigins().includes(headers.get('origin') ?? '')

const refusal = ({ visit }: Call): Response =>
  new Response(translator(visit.locale, 'errors')('not_allowed'), {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
