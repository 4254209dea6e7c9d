import type { Answer } from './answer'
import type { Question } from './question'

/** Of what a page is made, and for how long that holds. */
export type World = {
  now: () => number
  /** Another number after every published change. */
  revision: () => number
  /** Whether changes reach this process. */
  isCaughtUp: () => boolean
  /** The next instant after this one at which the page may show something else (ms, UTC); Infinity where there is none. */
  boundary: (question: Question, at: number) => Promise<number>
  make: (question: Question) => Promise<Answer>
}

/** `isFresh`: true to the moment at which it was finished, and beyond it until `until` or another revision. */
export type Made = { answer: Answer; isFresh: boolean; until: number; revision: number }

const TRIES = 3

/**
 * Makes a page so that it is no older than the request of anybody who waits for it: where something was published or a
 * boundary passed while it was made, it is made again, a few times.
 */
export async function make(question: Question, world: World): Promise<Made> {
  let made = await once(question, world)
  for (let tries = 1; tries < TRIES && !made.isFresh && world.isCaughtUp(); tries += 1)
    made = await once(question, world)
  return made
}

async function once(question: Question, world: World): Promise<Made> {
  const [at, revision] = [world.now(), world.revision()]
  const [until, answer] = await Promise.all([world.boundary(question, at), world.make(question)])
  const isFresh = world.isCaughtUp() && world.revision() === revision && world.now() < until
  return { answer, isFresh, until, revision }
}

/** One making at a time for each page: who asks meanwhile waits for the same one. */
export function oneAtATime<T extends { key: string }, R>(work: (asked: T) => Promise<R>) {
  const underway = new Map<string, Promise<R>>()
  return (asked: T): Promise<R> => {
    const running = underway.get(asked.key)
    if (running) return running
    const started = work(asked).finally(() => underway.delete(asked.key))
    underway.set(asked.key, started)
    return started
  }
}
