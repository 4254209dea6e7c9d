import { setTimeout as wait } from 'node:timers/promises'
import { env } from '../runtime/env'

/**
 * What an error of a payer means: `passing`: nothing was done, and asking again may help; `lost`: it may have been
 * done all the same; `refused`: it was not done, nor will it be.
 */
export type Trouble = 'passing' | 'lost' | 'refused'

/** Nobody knows whether the payer did what it was asked. Read again before asking again. */
export class LostAnswer extends Error {
  constructor(cause: unknown) {
    super('A payer did not answer as it should.', { cause })
    this.name = 'LostAnswer'
  }
}

const WAITS_MS = [200, 800]

/** `isRepeatable`: it reads, or carries an idempotency key, so that asking twice is asking once. */
type Manner = { isRepeatable: boolean; troubleOf: (error: unknown) => Trouble }

/** One question to a payer: with a time limit, and asked again where that is safe. Throws `LostAnswer`, or its refusal. */
export async function patiently<T>(ask: () => Promise<T>, manner: Manner): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await inTime(ask)
    } catch (error) {
      const trouble = error instanceof TimeUp ? 'lost' : manner.troubleOf(error)
      const pause = WAITS_MS[turn]
      if (trouble === 'refused') throw error
      if (pause === undefined || (trouble === 'lost' && !manner.isRepeatable)) throw new LostAnswer(error)
      await wait(pause + Math.random() * pause)
    }
  }
}

class TimeUp extends Error {}

async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const late = wait(env().PAYMENT_TIMEOUT_MS, undefined, { signal: limit.signal }).then(() => {
    throw new TimeUp('The payer took too long.')
  })
  try {
    return await Promise.race([ask(), late])
  } finally {
    limit.abort()
    late.catch(() => {}) // over before its time, as it should be
  }
}

const TURNS = 3

/** `ask` is told which turn it is, so that a key whose answer is known to be bad is not used again. */
type Asking<T> = { recall: () => Promise<T | undefined>; ask: (turn: number) => Promise<T> }

/** What was asked and not answered is read before it is asked again, so that it is done once. */
export async function askedOnce<T>({ recall, ask }: Asking<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask(turn)
    } catch (error) {
      if (!(error instanceof LostAnswer)) throw error
      const done = await recall()
      if (done !== undefined) return done
      if (turn === TURNS) throw error
    }
  }
}
