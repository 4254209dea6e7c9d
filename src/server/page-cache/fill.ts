import type { Answer } from './answer'
import type { CacheableRequest } from './cache-key'
import { newOutcome, withOutcome } from './outcome'

/** Of what a page is made, and for how long that holds. */
export type Deps = {
  now: () => number
  /** Another number after every published change. */
  revision: () => number
  /** Whether changes reach this process. */
  isCaughtUp: () => boolean
  /** Whether this process was too busy to read what has reached it. */
  isBehind: () => boolean
  /** Over once all that has reached it by now has been read. */
  catchUp: () => Promise<void>
  /** Whether the database can be reached, which is asked where changes do not reach this process. */
  isDatabaseThere: () => Promise<boolean>
  /** The next instant after this one at which the page may show something else (ms, UTC); Infinity where there is none. */
  boundary: (question: CacheableRequest, at: number) => Promise<number>
  make: (question: CacheableRequest, making: Making) => Promise<Answer>
}

/** `at`: the instant of which a page is to be (ms, UTC). `signal`: nobody waits for it any more. */
type Making = { at: number; signal: AbortSignal }

/**
 * `isFresh`: true to the moment at which it was finished, and beyond it until `until` or another revision.
 * `isWhole`: it lacks nothing that it should show.
 */
export type Made = { answer: Answer; isFresh: boolean; isWhole: boolean; until: number; revision: number }

/** Makes a page of what is stored now. */
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
