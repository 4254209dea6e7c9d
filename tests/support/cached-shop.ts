import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { NoTurn } from '@/server/fair-queue/fair-queue'
import { contextOf } from '@/server/http/request-context'
import { withRequestId } from '@/server/http/request-id'
import { collect, type Handler } from '@/server/page-cache/answer'
import { answerAhead } from '@/server/page-cache/answer-ahead'
import type { Deps } from '@/server/page-cache/fill'
import { openPageCache, type Settings } from '@/server/page-cache/page-cache'
import { setSecurityHeaders } from '@/server/page-cache/security-headers'
import { syntheticRequestFor } from '@/server/page-cache/synthetic-request'
import { DEFAULT_HOSTS } from '@/site/sites'
import { BOOK } from './address-rows'

/** What somebody asks for; the answer's body as it came over the wire. */
export type Asking = { path: string; method?: string; headers?: Record<string, string> }
export type Told = { status: number; headers: IncomingHttpHeaders; body: Buffer }
/** A request as it reached whoever makes the pages. */
type Made = { url: string; headers: IncomingHttpHeaders }

export const AROUND = {
  origins: ['http://localhost'],
  apis: [],
  payers: [],
  isHttps: false,
}
/**
 * A world in which time stands still and nobody publishes, until the test says otherwise. `unread`: what this process hears of
 * once it is no longer behind.
 */
export type TestWorld = {
  at: number
  revision: number
  isCaughtUp: boolean
  isBehind: boolean
  unread: () => void
  isDatabaseThere: boolean
  boundary: number
  mayMake: Awaited<ReturnType<Deps['mayMake']>>
  hasTurn: boolean
}

/** `idleMs`: after which a connection without a request ends. */
type Ahead = { answersAhead?: boolean; idleMs?: number }

type Page = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** The page cache over a real HTTP connection, before pages that the test writes and with a clock that it sets; closed with the test. */
export async function openCachedShop(
  page: Page,
  { answersAhead = true, idleMs, ...settings }: Partial<Settings> & Ahead = {},
  looksUp: () => void = () => {},
) {
  const world: TestWorld = {
    at: 1_000_000,
    revision: 1,
    isCaughtUp: true,
    isBehind: false,
    unread: () => {},
    isDatabaseThere: true,
    boundary: Number.POSITIVE_INFINITY,
    mayMake: { ok: true },
    hasTurn: true,
  }
  const made: Made[] = []
  let arrived = 0
  const handle: Handler = async (request, response) => {
    made.push({ url: request.url ?? '', headers: { ...request.headers } })
    await page(request, response)
  }
  const cache = openPageCache(worldOf(world, handle), {
    maxBytes: 10_000_000,
    cdnSeconds: 0,
    deadlineMs: 60_000,
    trustProxy: true,
    around: AROUND,
    ...settings,
  })
  const server = createServer((request, response) => {
    arrived += 1
    if (cache.hit(request, response)) return
    void withRequestId({ request, response, trustProxy: true }, async () => {
      if (
        await cache
          .miss(
            request,
            response,
            contextOf(request, async () => {
              looksUp()
              return BOOK
            }),
          )
          .catch(() => false)
      )
        return
      setSecurityHeaders(request, response, AROUND)
      await handle(request, response)
    })
  })
  if (answersAhead) answerAhead(server, { answerOf: cache.raw, idleMs })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections()))
  return {
    world,
    made,
    cache,
    port,
    arrived: () => arrived,
    ask: (asking: Asking | string) => ask(port, asking),
  }
}

const worldOf = (world: TestWorld, handle: Handler): Deps => ({
  now: () => world.at,
  revision: () => world.revision,
  isCaughtUp: () => world.isCaughtUp,
  isDatabaseThere: async () => world.isDatabaseThere,
  boundary: async () => world.boundary,
  isBehind: () => world.isBehind,
  catchUp: async () => {
    world.isBehind = false
    world.unread()
  },
  mayMake: async () => world.mayMake,
  inTurn: async (_question, work) => {
    if (!world.hasTurn) throw new NoTurn('none')
    return work()
  },
  make: (question, { signal }) =>
    collect(handle, syntheticRequestFor(question, { hosts: DEFAULT_HOSTS, port: 3000 }), signal),
})

/** Node's own client: it sends the headers that it is given, and unpacks nothing. */
function ask(port: number, asking: Asking | string): Promise<Told> {
  const { path, method = 'GET', headers = {} } = typeof asking === 'string' ? { path: asking } : asking
  return new Promise((resolve, reject) => {
    const request = send({ port, path, method, headers: { host: 'localhost', ...headers } }, response => {
      buffer(response).then(
        body => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    request.once('error', reject).end()
  })
}

/** A page that says how often it was made. */
export function countingPage(): Page {
  let count = 0
  return (_request, response) => {
    count += 1
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Made ${count}</title>`)
  }
}
