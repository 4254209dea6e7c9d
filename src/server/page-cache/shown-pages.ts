import { familyNameOf } from '../http/request-metrics'
import type { CacheableRequest } from './cache-key'
import { sharedMakings } from './coalesce'
import type { Surroundings } from './csp'
import { type Entry, entryOf } from './entry'
import { type Deps, type MakingRequest, make } from './fill'
import { openStore, type Store } from './store'

export type Shown = { entry: Entry; isKept: boolean }

/** The pages of one process: those in memory, and those that are made for who asks. */
export type ShownPages = {
  /** The page of a key as long as it is current. */
  find(key: string): Entry | undefined
  /** The same, where it may be shown though changes may not have been heard of. */
  stored(asked: CacheableRequest): Promise<Shown | undefined>
  /** Makes it for all who ask meanwhile; undefined where each visitor gets their own. */
  made(asked: MakingRequest): Promise<Shown | undefined>
  readonly size: { pages: number; bytes: number }
}

/** `retryAfter` in seconds. */
export class TooManyRequests extends Error {
  constructor(readonly retryAfter: number) {
    super('a network has too many pages made')
  }
}

type Settings = { maxBytes: number; deadlineMs: number; around: Surroundings }

/** `seen`: the revision whose pages the store holds. */
type Pages = { deps: Deps; store: Store; seen: number; forget: () => void; around: Surroundings }

/** `forget` is called with every change that makes all pages old. */
export function openShownPages(
  deps: Deps,
  { maxBytes, deadlineMs, around }: Settings,
  forget: () => void,
): ShownPages {
  const pages: Pages = { deps, store: openStore({ maxBytes }), seen: deps.revision(), forget, around }
  const render: Render = sharedMakings(deps, deadlineMs, (asked: MakingRequest, signal) =>
    rendered(pages, asked, signal),
  )
  return {
    find: key => current(pages, key),
    stored: asked => stored(pages, asked),
    made: asked => made(pages, asked, render),
    get size() {
      return { pages: pages.store.size, bytes: pages.store.bytes }
    },
  }
}

const isCurrent = ({ deps }: Pages, { revision, until }: Entry): boolean =>
  revision === deps.revision() && deps.now() < until

function current(pages: Pages, key: string): Entry | undefined {
  const entry = pages.store.find(key)
  return entry && isCurrent(pages, entry) ? entry : undefined
}

function shownFrom(pages: Pages, { key }: CacheableRequest): Shown | undefined {
  const entry = current(pages, key)
  return entry && { entry, isKept: true }
}

/** Without a database a cached page is valid to its boundary: nothing can be published or rendered. */
async function stored(pages: Pages, asked: CacheableRequest): Promise<Shown | undefined> {
  const { deps } = pages
  if (deps.isCaughtUp() || !shownFrom(pages, asked)) return shownFrom(pages, asked)
  return (await deps.isDatabaseThere()) ? undefined : shownFrom(pages, asked)
}

/** While changes are not heard of, an error gives way to the cached page: the database may go in mid-render. */
async function made(pages: Pages, asked: MakingRequest, render: Render): Promise<Shown | undefined> {
  const { deps } = pages
  const taken = await deps.mayMake(asked)
  if (!taken.ok) throw new TooManyRequests(taken.retryAfter)
  const shown = await lastRendered(deps, asked, render)
  const fails = shown !== undefined && shown.entry.status >= 500
  return fails && !deps.isCaughtUp() ? (shownFrom(pages, asked) ?? shown) : shown
}

/** No `entry` of a page that is one visitor's own. */
type Rendered = { entry: Entry | undefined; isFresh: boolean; isKept: boolean }
type Render = (asked: MakingRequest) => Promise<Rendered>

/** How often a page is rendered again that a change or a boundary overtook. */
const TRIES = 3

/**
 * Undefined where the page is not for everybody, or boundaries come faster than renders: then each visitor gets
 * their own. If changes come faster, or are not heard of, it is at least no older than the request.
 */
async function lastRendered(deps: Deps, asked: MakingRequest, render: Render): Promise<Shown | undefined> {
  for (let tries = 1; ; tries += 1) {
    const { entry, isFresh, isKept } = await render(asked)
    if (!entry) return undefined
    const isLast = tries === TRIES || !deps.isCaughtUp()
    const isOver = entry.until <= deps.now()
    if (!isOver && (isFresh || isLast)) return { entry, isKept }
    if (isLast) return undefined
  }
}

async function rendered(pages: Pages, asked: MakingRequest, signal: AbortSignal): Promise<Rendered> {
  const { deps, store, around } = pages
  const { answer, isFresh, isWhole, until, revision } = await deps.inTurn(asked, () =>
    make(asked, deps, signal),
  )
  if (answer.setsCookie) return { entry: undefined, isFresh, isKept: false }
  const family = familyNameOf(asked.page.page)
  const entry = await entryOf(answer, { address: asked.address, family, until, revision }, around)
  forgetOld(pages)
  const isKept = isFresh && isWhole && entry.status === 200 && isCurrent(pages, entry)
  if (isKept) store.keep(asked.key, entry)
  return { entry, isFresh, isKept }
}

function forgetOld(pages: Pages): void {
  const { deps, store, forget, seen } = pages
  if (deps.revision() === seen) return
  pages.seen = deps.revision()
  store.clear()
  forget()
}
