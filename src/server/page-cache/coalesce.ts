import { log } from '../runtime/log/log'

export class TookTooLong extends Error {}

type Changes = { now: () => number; revision: () => number; isCaughtUp: () => boolean }
type Work<Q, R> = (asked: Q, signal: AbortSignal) => Promise<R>
type Making<R> = { revision: number; began: number; made: Promise<R>; letGo: (newer: R) => void }

/** How long a render is joined while changes are not heard of: half of the second in which an edit must show. */
const JOINED_MS = 500

/**
 * One render at a time per page: later requests join it unless something was published since it began. It fails
 * after `deadlineMs`; a newer one that is done first answers its waiters too.
 */
export function sharedMakings<Q extends { key: string }, R>(
  changes: Changes,
  deadlineMs: number,
  work: Work<Q, R>,
) {
  const underway = new Map<string, Making<R>>()
  const isJoinable = ({ revision, began }: Making<R>) =>
    revision === changes.revision() && (changes.isCaughtUp() || changes.now() - began < JOINED_MS)
  return (asked: Q): Promise<R> => {
    const older = underway.get(asked.key)
    if (older && isJoinable(older)) return older.made
    const making = { revision: changes.revision(), began: changes.now(), ...begin(asked, deadlineMs, work) }
    underway.set(asked.key, making)
    const forget = () => {
      if (underway.get(asked.key) === making) underway.delete(asked.key)
    }
    making.made.then(forget, forget)
    if (older) making.made.then(older.letGo, () => {})
    return making.made
  }
}

/** Ends with the work, a newer result, or the deadline, and then aborts the work. */
function begin<Q extends { key: string }, R>(
  asked: Q,
  deadlineMs: number,
  work: Work<Q, R>,
): Pick<Making<R>, 'made' | 'letGo'> {
  const over = new AbortController()
  let letGo: (newer: R) => void = () => {}
  let late: NodeJS.Timeout | undefined
  const otherEnd = new Promise<R>((resolve, reject) => {
    letGo = resolve
    late = setTimeout(() => {
      log.error({ page: asked.key }, 'a page was not made in time')
      reject(new TookTooLong(`not made within ${deadlineMs} ms`))
    }, deadlineMs)
  })
  const made = Promise.race([work(asked, over.signal), otherEnd]).finally(() => {
    clearTimeout(late)
    over.abort()
  })
  return { made, letGo }
}
