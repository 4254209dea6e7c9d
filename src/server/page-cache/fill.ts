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
  boundary: (question: CacheableRequest, at: number) => Promise<number>
  make: (question: CacheableRequest, making: Making) => Promise<Answer>
  /** Counts that a network has a page made which it may not have stored. */
  mayMake: (question: MakingRequest) => Promise<RateLimited>
  /** Makes it in the turn of its network; throws `NoTurn`. */
  inTurn: <T>(question: MakingRequest, work: () => Promise<T>) => Promise<T>
}

/** `network`: of who has it made; nothing of it reaches the page. */
export type MakingRequest = CacheableRequest & { network: string }

/** `at`: the instant that the page shows (ms, UTC); `signal`: nobody waits for it any more. */
type Making = { at: number; signal: AbortSignal }

/** `isFresh`: current when it was finished, until `until` or another revision; `isWhole`: nothing is missing. */
export type Made = { answer: Answer; isFresh: boolean; isWhole: boolean; until: number; revision: number }

export async function make(question: CacheableRequest, world: Deps, signal: AbortSignal): Promise<Made> {
  const [at, revision] = [world.now(), world.revision()]
  const outcome = newOutcome()
  const [until, made] = await Promise.all([
    world.boundary(question, at),
    withOutcome(outcome, () => world.make(question, { at, signal })),
  ])
  const answer = { ...made, status: outcome.status ?? made.status }
  // To make it may itself have kept this process from hearing of a change.
  if (world.isBehind()) await world.catchUp()
  const isFresh = world.isCaughtUp() && world.revision() === revision && world.now() < until
  return { answer, isFresh, isWhole: !outcome.isDegraded, until, revision }
}
