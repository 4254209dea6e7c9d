/**
 * How far a process has read its input. While it is busy, input waits unread, which must not count against the
 * sender.
 */
export type Reading = {
  /** An instant of `performance.now()` before which all input has been read. */
  upTo: () => number
  /** Resolves once all input until now has been read. */
  catchUp: () => Promise<void>
  stop: () => void
}

const TICK_MS = 50

/** Looks 20 times a second until it is stopped; keeps no process alive. */
export function openReading(): Reading {
  let upTo = performance.now()
  const readBefore = (instant: number) => {
    upTo = Math.max(upTo, instant)
  }
  // A timer comes before the sockets of its turn are looked at, and `setImmediate` after all of them were read.
  const timer = setInterval(() => void setImmediate(readBefore, performance.now()), TICK_MS).unref()
  return {
    upTo: () => upTo,
    catchUp: async () => {
      const now = performance.now()
      // The rest of this turn reads what was found at its beginning; the next one finds what is there now.
      await endOfTurn()
      await endOfTurn()
      readBefore(now)
    },
    stop: () => clearInterval(timer),
  }
}

const endOfTurn = () => new Promise<void>(resolve => setImmediate(resolve))
