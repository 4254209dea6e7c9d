import type { RateLimited } from '../http/rate-limit'
import type { Answer } from './answer'
import type { CacheableRequest } from './cache-key'
import { newOutcome, withOutcome } from './outcome'

/** What a page depends on; for changes see `rule-book/live.ts`. */
export type Deps = {
  now: () => number
  revision: () => number
  isCaughtUp: () => boolean
  isBehind: () => boolean
  catchUp: () => Promise<void>
  isDatabaseThere: () => Promise<boolean>
  /** When the page may next change (ms, UTC); Infinity for never. */
  boundary: (asked: CacheableRequest, at: number) => Promise<number>
  make: (asked: CacheableRequest, making: Making) => Promise<Answer>
  /** Counts that a network has a page made which it may not have stored. */
  mayMake: (asked: MakingRequest) => Promise<RateLimited>
  /** Makes it in the turn of its network; throws `NoTurn`. */
  inTurn: <T>(asked: MakingRequest, work: () => Promise<T>) => Promise<T>
}

/** `network`: of who has it made; nothing of it reaches the page. */
export type MakingRequest = CacheableRequest & { network: string }

/** `at`: the instant that the page shows (ms, UTC); `signal`: nobody waits for it any more. */
type Making = { at: number; signal: AbortSignal }

/** `isFresh`: current when it was finished, until `until` or another revision; `isWhole`: nothing is missing. */
export type Made = { answer: Answer; isFresh: boolean; isWhole: boolean; until: number; revision: number }

/**
 * Makes a page as of now, and tells whether it may be kept (PAGES, page cache). Its status is what the page set, else what
 * was answered; throws what making it throws.
 */
export async function make(asked: CacheableRequest, deps: Deps, signal: AbortSignal): Promise<Made> {
  const [at, revision] = [deps.now(), deps.revision()]
  const outcome = newOutcome()
  const [until, made] = await Promise.all([
    deps.boundary(asked, at),
    withOutcome(outcome, () => deps.make(asked, { at, signal })),
  ])
  const answer = { ...made, status: outcome.status ?? made.status }
  // To make it may itself have kept this process from hearing of a change.
  if (deps.isBehind()) await deps.catchUp()
  const isFresh = deps.isCaughtUp() && deps.revision() === revision && deps.now() < until
  return { answer, isFresh, isWhole: !outcome.isDegraded, until, revision }
}
