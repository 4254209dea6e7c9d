import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@/site/locale'
import { networkOfRequest } from '../http/client-ip'
import type { RequestContext } from '../http/request-context'
import { countRequest, familyNameOf } from '../http/request-metrics'
import { NoTurn } from '../turns/in-turn'
import { type CacheableRequest, cacheableRequestOf } from './cache-key'
import { sharedMakings, TookTooLong } from './coalesce'
import type { Surroundings } from './csp'
import { type Encoding, encodingFor } from './encoding'
import { type Entry, entryOf } from './entry'
import { type Deps, type MakingRequest, make } from './fill'
import { openRawResponses } from './raw-response'
import {
  factsThatCount,
  type RequestFacts,
  type RequestLine,
  requestFactsOf,
  withoutQuery,
  wordsOf,
} from './request-facts'
import { type Found, openRequestIndex } from './request-index'
import { rawAnswer, type Sent, send } from './send'
import { openStore } from './store'
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

/** How often a page is rendered again that a change or a boundary overtook. */
const TRIES = 3

/** `retryAfter` in seconds. */
class TooManyRequests extends Error {
  constructor(readonly retryAfter: number) {
    super('a network has too many pages made')
  }
}

type Shown = { entry: Entry; isKept: boolean }

/** One process's page cache (PAGES, page cache), in front of the handler that renders. */
export function openPageCache(world: Deps, settings: Settings): PageCache {
  const { maxBytes, cdnSeconds, deadlineMs, trustProxy, around } = settings
  const front = openRequestIndex()
  const store = openStore({ maxBytes })
  const pieces = openRawResponses()
  let seen = world.revision()

  function forgetOld(): void {
    if (world.revision() === seen) return
    seen = world.revision()
    front.clear()
    store.clear()
  }

  const isCurrent = ({ revision, until }: Entry, at: number): boolean =>
    revision === world.revision() && at < until

  /** A CDN must not hold what is not cached here. */
  const sentAs = ({ entry, isKept }: Shown, encoding: Encoding): Sent => ({
    ...{ entry, encoding, at: world.now() },
    cdnSeconds: isKept ? cdnSeconds : 0,
  })

  const shared = sharedMakings(world, deadlineMs, async (question: MakingRequest, signal) => {
    const { answer, isFresh, isWhole, until, revision } = await world.inTurn(question, () =>
      make(question, world, signal),
    )
    if (answer.setsCookie) return { isFresh, isKept: false }
    const entry = await entryOf(
      answer,
      { address: question.address, family: familyNameOf(question.page.page), until, revision },
      around,
    )
    forgetOld()
    const isKept = isFresh && isWhole && entry.status === 200 && isCurrent(entry, world.now())
    if (isKept) store.keep(question.key, entry)
    return { entry, isFresh, isKept }
  })

  /**
   * Undefined where the page is not for everybody, or boundaries come faster than renders: then each visitor gets
   * their own. If changes come faster, or are not heard of, it is at least no older than the request.
   */
  async function fill(question: MakingRequest): Promise<Shown | undefined> {
    for (let tries = 1; ; tries += 1) {
      const { entry, isFresh, isKept } = await shared(question)
      if (!entry) return undefined
      const isLast = tries === TRIES || !world.isCaughtUp()
      const isOver = entry.until <= world.now()
      if (!isOver && (isFresh || isLast)) return { entry, isKept }
      if (isLast) return undefined
    }
  }

  function finished({ key }: CacheableRequest): Shown | undefined {
    const entry = store.find(key)
    return entry && isCurrent(entry, world.now()) ? { entry, isKept: true } : undefined
  }

  /** Without a database a cached page is valid to its boundary: nothing can be published or rendered. */
  async function keptFor(question: CacheableRequest): Promise<Shown | undefined> {
    if (world.isCaughtUp() || !finished(question)) return finished(question)
    return (await world.isDatabaseThere()) ? undefined : finished(question)
  }

  /** While changes are not heard of, an error gives way to the cached page: the database may go in mid-render. */
  async function made(question: MakingRequest): Promise<Shown | undefined> {
    const taken = await world.mayMake(question)
    if (!taken.ok) throw new TooManyRequests(taken.retryAfter)
    const shown = await fill(question)
    const fails = shown !== undefined && shown.entry.status >= 500
    return fails && !world.isCaughtUp() ? (finished(question) ?? shown) : shown
  }

  function answerInstead(error: unknown, response: ServerResponse, locale: Locale): void {
    if (error instanceof TooManyRequests)
      answerTooMany(response, locale, { around, retryAfter: error.retryAfter })
    else if (error instanceof TookTooLong || error instanceof NoTurn) answerTooLate(response, locale, around)
    else throw error
  }

  /** By the whole address, else by its path, where the page reads nothing of the query. */
  function knownFor(said: RequestFacts): Found | undefined {
    const found = front.find(wordsOf(said))
    if (found || !said.url.includes('?')) return found
    const bare = front.find(wordsOf(withoutQuery(said)))
    return bare && factsThatCount(said, bare.page) !== said ? bare : undefined
  }

  /** What is sent of a stored page, and counted as sent. */
  function stored(request: RequestLine): Sent | undefined {
    if (!world.isCaughtUp() || world.isBehind()) return undefined
    const found = knownFor(requestFactsOf(request, trustProxy))
    const entry = found && store.find(found.key)
    if (!found || !entry || !isCurrent(entry, world.now())) return undefined
    countRequest({ family: entry.family, outcome: 'memory' })
    return sentAs({ entry, isKept: true }, found.encoding)
  }

  return {
    hit: (request, response) => {
      const sent = stored(request)
      if (sent) send(request, response, sent)
      return sent !== undefined
    },
    raw: request => {
      const sent = stored(request)
      return sent && rawAnswer(request, sent, pieces)
    },
    miss: async (request, response, { find }) => {
      if (world.isBehind()) await world.catchUp()
      const said = requestFactsOf(request, trustProxy)
      const [path = ''] = said.url.split('?')
      const question = cacheableRequestOf(said, await find(path))
      if (!question) return false
      const encoding = encodingFor(said.accepts)
      const { page } = question.page
      try {
        const shown =
          (await keptFor(question)) ??
          (await made({ ...question, network: networkOfRequest(request, trustProxy) }))
        if (!shown) return false
        if (shown.isKept)
          front.keep(wordsOf(factsThatCount(said, page)), { key: question.key, encoding, page })
        send(request, response, sentAs(shown, encoding))
      } catch (error) {
        answerInstead(error, response, question.page.locale)
      }
      return true
    },
    get size() {
      return { pages: store.size, bytes: store.bytes }
    },
  }
}
