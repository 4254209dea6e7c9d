import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withLogContext } from '../runtime/log/context'

const REQUEST_ID = 'X-Request-Id'

/** As proxies make them; nothing else may get into our log. */
const SHAPE = /^[\w.-]{8,64}$/

/** The id of a trusted proxy, else a new one. */
export const requestIdOf = (named: string | string[] | undefined, isTrusted: boolean): string =>
  isTrusted && typeof named === 'string' && SHAPE.test(named) ? named : randomUUID()

type Exchange = { request: IncomingMessage; response: ServerResponse; trustProxy: boolean }

/** Tells the id in a header of the answer, and logs it with the path, without the query, of all that `work` logs. */
export function withRequestId<T>({ request, response, trustProxy }: Exchange, work: () => T): T {
  const id = requestIdOf(request.headers['x-request-id'], trustProxy)
  response.setHeader(REQUEST_ID, id)
  return withLogContext({ request: id, path: pathOf(request.url) }, work)
}

/** Queries may hold secrets. */
const pathOf = (url = ''): string => (url.split('?')[0] ?? '').slice(0, 200)
