import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withLogContext } from '../runtime/log/log'

/** The header that names a request: to who asked, to a proxy before us, and to the log. */
const REQUEST_ID = 'X-Request-Id'

/** As proxies make them; nothing else may stand in our log as an id. */
const SHAPE = /^[\w.-]{8,64}$/

/** The id of a request: that of the proxy, where it is one of ours to trust, else a new one. */
export const requestIdOf = (named: string | string[] | undefined, isTrusted: boolean): string =>
  isTrusted && typeof named === 'string' && SHAPE.test(named) ? named : randomUUID()

type Exchange = { request: IncomingMessage; response: ServerResponse; trustProxy: boolean }

/** Answers a request under an id: its answer names it, and so does every line of the log that comes of it. */
export function withRequestId<T>({ request, response, trustProxy }: Exchange, work: () => T): T {
  const id = requestIdOf(request.headers['x-request-id'], trustProxy)
  response.setHeader(REQUEST_ID, id)
  return withLogContext({ request: id, path: pathOf(request.url) }, work)
}

/** Queries may hold secrets; of a path nobody needs more than its beginning. */
const pathOf = (url = ''): string => (url.split('?')[0] ?? '').slice(0, 200)
