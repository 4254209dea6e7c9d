/** Waits twice as long after each failure, from the beginning again after a success; in ms. */
export type Backoff = { next: () => number; wentWell: () => void }

const FIRST_MS = 250
const MAX_MS = 5_000

/** `next` gives the wait and doubles the one after, up to `most`. */
export function backoff(first = FIRST_MS, most = MAX_MS): Backoff {
  let wait = first
  return {
    next: () => {
      const now = wait
      wait = Math.min(wait * 2, most)
      return now
    },
    wentWell: () => {
      wait = first
    },
  }
}
