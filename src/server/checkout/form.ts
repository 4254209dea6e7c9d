import { translator } from '@/site/messages'
import { type Call, callOf } from '../api/call'
import { readParameters } from '../api/parameters'
import { type Cookie, cookieText } from '../cookie'
import { shopOrigins } from '../origins'

/** Where a form leads: a path of the shop, or the page of a payer. */
export type FormAnswer = { goTo: string; cookies?: readonly Cookie[] }

/**
 * Answers a form that a browser sends with or without a script: read once, refused from foreign pages (API, limits),
 * answered with the page to go on to. What is wrong with the input is for that page to say.
 */
export async function answerForm(
  request: Request,
  run: (call: Call) => Promise<FormAnswer>,
): Promise<Response> {
  const read = await readParameters(request)
  const call = callOf(request, read.ok ? read.parameters : {})
  if (!isOwnPage(request)) return refusal(call)
  const { goTo, cookies = [] } = await run(call)
  const headers = new Headers({ Location: goTo, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookieText(cookie))
  return new Response(null, { status: 303, headers })
}

/** Every browser names the origin of a form that it posts. */
export const isOwnPage = ({ headers }: Request): boolean =>
  shopOrigins().includes(headers.get('origin') ?? '')

const refusal = ({ visit }: Call): Response =>
  new Response(translator(visit.locale, 'errors')('not_allowed'), {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
