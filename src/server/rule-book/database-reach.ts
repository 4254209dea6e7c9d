import { onePerProcess } from '@/one-per-process'
import { answersWithin } from '../runtime/database'
import { isCaughtUp } from './live'

/** `isOpen`: the database has not answered yet, either way. */
type Probe = { at: number; answer: Promise<boolean>; isOpen: boolean; isGone: boolean }

// However many ask, the database is asked by one.
const shared = onePerProcess<{ reach?: Probe }>('database reach', () => ({}))

/**
 * After how long a silent database counts as gone, and for how long that answer is reused; «it is there» is never
 * reused.
 */
const DEADLINE_MS = 3_000
const HOLDS_MS = 1_000

/**
 * Whether the database can be reached: known while changes are heard of, else asked by one statement at a time on
 * its own connection, at most once a second while it is gone. Never throws; answers within its deadline, even if
 * the database is frozen.
 */
export const isDatabaseThere = async (): Promise<boolean> => isCaughtUp() || databaseAnswers()

/** The same, but always asks. */
export function databaseAnswers(): Promise<boolean> {
  const known = shared.reach
  if (known && (known.isOpen || (known.isGone && performance.now() - known.at < HOLDS_MS)))
    return known.answer
  shared.reach = ask()
  return shared.reach.answer
}

function ask(): Probe {
  const answer = answersWithin(DEADLINE_MS)
  const late = new Promise<boolean>(resolve => {
    // Answers that came while this process was busy are read first.
    setTimeout(() => setImmediate(() => resolve(false)), DEADLINE_MS).unref()
  })
  const asked: Probe = {
    at: performance.now(),
    answer: Promise.race([answer, late]),
    isOpen: true,
    isGone: false,
  }
  void answer.then(isThere => {
    Object.assign(asked, {
      isOpen: false,
      isGone: !isThere,
      at: performance.now(),
      answer: Promise.resolve(isThere),
    })
  })
  return asked
}
