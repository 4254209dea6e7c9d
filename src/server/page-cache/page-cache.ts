import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@/site/locale'
import { NoTurn } from '../fair-queue/fair-queue'
import { networkOfRequest } from '../http/client-ip'
import type { RequestContext } from '../http/request-context'
import { countRequest } from '../http/request-metrics'
import { type CacheableRequest, cacheableRequestOf } from './cache-key'
import { TookTooLong } from './coalesce'
import type { Surroundings } from './csp'
import { type Encoding, encodingFor } from './encoding'
import type { Deps } from './fill'
import { openRawResponses, type RawResponses } from './raw-response'
import {
  factsThatCount,
  type RequestFacts,
  type RequestLine,
  requestFactsOf,
  withoutQuery,
  wordsOf,
} from './request-facts'
import { type Found, openRequestIndex, type RequestIndex } from './request-index'
import { rawAnswer, type Sent, send } from './send'
import { openShownPages, type Shown, type ShownPages, TooManyRequests } from './shown-pages'
import { answerTooLate, answerTooMany } from './too-late'

export type PageCache = {
  hit(request: IncomingMessage, response: ServerResponse): boolean
  /** The same as the bytes of a whole answer, for a connection that stays open; undefined where it is not in memory. */
  raw(request: RequestLine): Buffer | undefined
  /** Renders the page for all who wait, and answers; false if the request is for the handler itself. */
  miss(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<boolean>
  readonly size: { pages: number; bytes: number }
}

export type Settings = {
  maxBytes: number
  cdnSeconds: number
  deadlineMs: number
  trustProxy: boolean
  around: Surroundings
}

/** One process's page cache (PAGES, page cache), in front of the handler that renders. */
export function openPageCache(deps: Deps, settings: Settings): PageCache {
  const index = openRequestIndex()
  const pages = openShownPages(deps, settings, () => index.clear())
  const serving: Serving = { deps, settings, index, pages, rawResponses: openRawResponses() }
  return {
    hit: (request, response) => hit(serving, request, response),
    raw: request => raw(serving, request),
    miss: (request, response, context) => miss(serving, request, response, context),
    get size() {
      return pages.size
    },
  }
}

type Serving = {
  deps: Deps
  settings: Settings
  index: RequestIndex
  pages: ShownPages
  rawResponses: RawResponses
}

function hit(serving: Serving, request: IncomingMessage, response: ServerResponse): boolean {
  const sent = inMemory(serving, request)
  if (sent) send(request, response, sent)
  return sent !== undefined
}

function raw(serving: Serving, request: RequestLine): Buffer | undefined {
  const sent = inMemory(serving, request)
  return sent && rawAnswer(request, sent, serving.rawResponses)
}

/** What is sent of a page in memory, and counted as sent. */
function inMemory(serving: Serving, request: RequestLine): Sent | undefined {
  const { deps, settings, index, pages } = serving
  if (!deps.isCaughtUp() || deps.isBehind()) return undefined
  const found = knownFor(index, requestFactsOf(request, settings.trustProxy))
  const entry = found && pages.find(found.key)
  if (!found || !entry) return undefined
  countRequest({ family: entry.family, outcome: 'memory' })
  return sentAs(serving, { entry, isKept: true, encoding: found.encoding })
}

/** By the whole address, else by its path, where the page reads nothing of the query. */
function knownFor(index: RequestIndex, facts: RequestFacts): Found | undefined {
  const found = index.find(wordsOf(facts))
  if (found || !facts.url.includes('?')) return found
  const bare = index.find(wordsOf(withoutQuery(facts)))
  return bare && factsThatCount(facts, bare.page) !== facts ? bare : undefined
}

async function miss(
  serving: Serving,
  request: IncomingMessage,
  response: ServerResponse,
  { find }: RequestContext,
): Promise<boolean> {
  const { deps, settings } = serving
  if (deps.isBehind()) await deps.catchUp()
  const facts = requestFactsOf(request, settings.trustProxy)
  const [path = ''] = facts.url.split('?')
  const asked = cacheableRequestOf(facts, await find(path))
  if (!asked) return false
  try {
    const shown = await shownTo(serving, request, asked)
    if (!shown) return false
    const encoding = encodingFor(facts.accepts)
    if (shown.isKept) remember(serving.index, facts, asked, encoding)
    send(request, response, sentAs(serving, { ...shown, encoding }))
  } catch (error) {
    answerInstead(error, response, { locale: asked.page.locale, around: settings.around })
  }
  return true
}

const shownTo = async (
  { pages, settings }: Serving,
  request: IncomingMessage,
  asked: CacheableRequest,
): Promise<Shown | undefined> =>
  (await pages.stored(asked)) ??
  pages.made({ ...asked, network: networkOfRequest(request, settings.trustProxy) })

function remember(
  index: RequestIndex,
  facts: RequestFacts,
  { key, page: { page } }: CacheableRequest,
  encoding: Encoding,
): void {
  index.keep(wordsOf(factsThatCount(facts, page)), { key, encoding, page })
}

/** A CDN must not hold what is not cached here. */
function sentAs(
  { deps, settings }: Serving,
  { entry, isKept, encoding }: Shown & { encoding: Encoding },
): Sent {
  return { entry, encoding, at: deps.now(), cdnSeconds: isKept ? settings.cdnSeconds : 0 }
}

function answerInstead(
  error: unknown,
  response: ServerResponse,
  { locale, around }: { locale: Locale; around: Surroundings },
): void {
  if (error instanceof TooManyRequests)
    answerTooMany(response, locale, { around, retryAfter: error.retryAfter })
  else if (error instanceof TookTooLong || error instanceof NoTurn) answerTooLate(response, locale, around)
  else throw error
}
