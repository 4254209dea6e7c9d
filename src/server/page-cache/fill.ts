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
}

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
