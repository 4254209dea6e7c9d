import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressBook } from '@/site/address-book'
import type { Surroundings } from './csp'
import { type Encoding, encodingFor } from './encoding'
import { type Entry, entryOf } from './entry'
import { make, oneAtATime, type World } from './fill'
import { openFront } from './front'
import { openPieces } from './pieces'
import { type Question, questionOf } from './question'
import { saidOf, wordsOf } from './said'
import { send } from './send'
import { openStore } from './store'

export type PageCache = {
  /** Answers out of memory at once; false where the page is not there. */
  hit(request: IncomingMessage, response: ServerResponse): boolean
  /** Makes the page for all who wait for it, and answers; false where the request is for the handler itself. */
  miss(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  readonly size: { pages: number; bytes: number }
}

export type Settings = {
  maxBytes: number
  /** For how long a CDN may hold a page without asking. */
  cdnSeconds: number
  trustProxy: boolean
  around: Surroundings
  addresses: () => Promise<AddressBook>
}

/** The pages of one process (PAGES, page cache), in front of the handler that makes them. */
export function openPageCache(world: World, settings: Settings): PageCache {
  const { maxBytes, cdnSeconds, trustProxy, around } = settings
  const front = openFront()
  const store = openStore({ maxBytes })
  const pieces = openPieces()
  let seen = world.revision()

  /** What was made before the last change is of no more use. */
  function forgetOld(): void {
    if (world.revision() === seen) return
    seen = world.revision()
    front.clear()
    store.clear()
  }

  const isCurrent = ({ revision, until }: Entry, at: number): boolean =>
    revision === world.revision() && at < until

  const answer = (request: IncomingMessage, response: ServerResponse, entry: Entry, encoding: Encoding) =>
    send(request, response, { entry, encoding, at: world.now(), cdnSeconds }, pieces)

  /** Undefined where it is not for everybody, or not made in time: then each visitor gets one of their own. */
  const fill = oneAtATime(async (question: Question): Promise<Entry | undefined> => {
    const { answer, isFresh, until, revision } = await make(question, world)
    if (!isFresh || answer.setsCookie) return undefined
    const entry = await entryOf(answer, { address: question.address, until, revision }, around)
    forgetOld()
    if (entry.status === 200 && isCurrent(entry, world.now())) store.keep(question.key, entry)
    return entry
  })

  return {
    hit: (request, response) => {
      if (!world.isCaughtUp()) return false
      const found = front.find(wordsOf(saidOf(request, trustProxy)))
      const entry = found && store.find(found.key)
      if (!found || !entry || !isCurrent(entry, world.now())) return false
      answer(request, response, entry, found.encoding)
      return true
    },
    miss: async (request, response) => {
      const said = saidOf(request, trustProxy)
      const question = world.isCaughtUp() && questionOf(said, await settings.addresses())
      if (!question) return false
      const encoding = encodingFor(said.accepts)
      const kept = store.find(question.key)
      const entry = kept && isCurrent(kept, world.now()) ? kept : await fill(question)
      if (!entry || !world.isCaughtUp() || !isCurrent(entry, world.now())) return false
      front.keep(wordsOf(said), { key: question.key, encoding })
      answer(request, response, entry, encoding)
      return true
    },
    get size() {
      return { pages: store.size, bytes: store.bytes }
    },
  }
}
