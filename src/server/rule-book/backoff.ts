/** How long to wait before something that fails is tried again: twice as long each time, and from the beginning once it went well. */
export type Backoff = { next: () => number; wentWell: () => void }

const FIRST_MS = 250
const MOST_MS = 5_000

export function backoff(first = FIRST_MS, most = MOST_MS): Backoff {
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
