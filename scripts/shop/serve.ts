import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { addresses } from '@/server/addresses/known-addresses'
import { callIn } from '@/server/api/door/listener'
import { tellClientIp } from '@/server/http/client-ip'
import { drainable } from '@/server/http/drain'
import { listen } from '@/server/http/listen'
import { contextOf, inContext, type RequestContext } from '@/server/http/request-context'
import { withRequestId } from '@/server/http/request-id'
import { watchRequest } from '@/server/http/request-metrics'
import type { Handler } from '@/server/page-cache/answer'
import { answerAhead } from '@/server/page-cache/answer-ahead'
import { keepLocation } from '@/server/page-cache/location'
import { newOutcome, withOutcome } from '@/server/page-cache/outcome'
import type { PageCache } from '@/server/page-cache/page-cache'
import { KEPT_OPEN_SECONDS } from '@/server/page-cache/raw-response'
import { setSecurityHeaders } from '@/server/page-cache/security-headers'
import { shopPageCache, surroundings } from '@/server/page-cache/shop-page-cache'
import { keepStatus } from '@/server/page-cache/status'
import { answerInTurn } from '@/server/page-cache/uncached'
import { env } from '@/server/runtime/env'
import { logWhatIsPrinted } from '@/server/runtime/log/console'
import { log } from '@/server/runtime/log/log'
import { originForm } from '@/site/raw-path'
import { ROOT } from './paths'

/** `drain`: ends once everything in flight is answered. */
export type Serving = { drain: () => Promise<void> }

export async function serve({ dev }: { dev: boolean }): Promise<Serving> {
  const { default: next } = await import('next')
  const server = createServer({ keepAliveTimeout: KEPT_OPEN_SECONDS * 1000 })
  const drain = drainable(server)
  // Without a host name: with one, Next's rewrites loop.
  const app = next({ dev, dir: ROOT, httpServer: server, port: env().PORT })
  const handle = app.getRequestHandler()
  await app.prepare()
  server.on('request', request => {
    request.url = originForm(request.url)
  })
  if (dev) server.on('request', plainly(handle))
  else {
    answerFromMemory(server, handle)
    logWhatIsPrinted(log)
  }
  await listen(server, 'PORT', env().PORT)
  return { drain }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * In development nothing is kept, and Next's tools need what a policy forbids. Redirects and failed pages are as in
 * production.
 */
export const plainly =
  (handle: Handler): Listener =>
  (request, response) => {
    const outcome = newOutcome()
    // Next would pack a page that is kept until it is whole, and could not say so any more.
    delete request.headers['accept-encoding']
    keepLocation(response)
    keepStatus(response, outcome)
    tellClientIp(request)
    void withRequestId({ request, response, trustProxy: false }, () =>
      inContext(contextOf(request, addresses), () => withOutcome(outcome, () => handle(request, response))),
    )
  }

export function answerFromMemory(server: Server, handle: Handler): void {
  const cache = shopPageCache(handle, env().PORT)
  if (cache) answerAhead(server, { answerOf: cache.raw })
  server.on('request', answering(handle, cache))
}

function answering(handle: Handler, cache: PageCache | undefined): Listener {
  const trustProxy = env().TRUST_PROXY === '1'
  const around = surroundings()
  const make = async (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    const call = callIn(request)
    if (!call && (await cache?.miss(request, response, context).catch(couldNotMake))) return
    tellClientIp(request)
    const outcome = newOutcome()
    const answer = async () => {
      setSecurityHeaders(request, response, around, { outcome })
      await withOutcome(outcome, () => (call ? call(response) : handle(request, response)))
    }
    await answerInTurn({ request, response, context }, { around, trustProxy }, answer)
  }
  return (request, response) => {
    if (cache?.hit(request, response)) return
    const context = contextOf(request, addresses)
    watchRequest(request, response, context)
    withRequestId({ request, response, trustProxy }, () => {
      inContext(context, () => make(request, response, context)).catch((error: unknown) => {
        // A client that leaves in the middle of what it sends is no fault of ours.
        if (!request.errored) log.error({ error }, 'a request was not answered')
        response.destroy()
      })
    })
  }
}

/** The handler then makes it again, for this visitor alone, and reports the fault as usual. */
function couldNotMake(error: unknown): boolean {
  log.error({ error }, 'a page for the page cache could not be made')
  return false
}
