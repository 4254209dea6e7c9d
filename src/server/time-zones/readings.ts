import { possibleInstants, wallClock, wallOf } from './zoned-instant'

const MINUTE = 60_000

/** An instant (ms, UTC) that a wall clock time may mean. */
export type Reading = { at: number; kind: 'first' | 'second' | 'next' }

/**
 * What a time means that a clock shows twice, or never: the two instants, or the next one that there is, when the clock has just
 * been put forward. Nothing where it means one instant, or is no time.
 */
export function readingsOf(text: string, timeZone: string): Reading[] {
  const wall = wallOf(text)
  if (wall === undefined) return []
  const possible = possibleInstants(wall, timeZone)
  const [first, second] = possible.filter(at => wallClock(at, timeZone) === wall)
  if (first === undefined) return [{ at: putForwardBetween(possible, timeZone), kind: 'next' }]
  if (second === undefined) return []
  return [
    { at: first, kind: 'first' },
    { at: second, kind: 'second' },
  ]
}

/** The instant between two at which the clock changes, to the minute. */
function putForwardBetween(possible: readonly number[], timeZone: string): number {
  let [before, after] = [Math.min(...possible), Math.max(...possible)]
  const offset = (at: number) => wallClock(at, timeZone) - at
  const later = offset(after)
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE
    if (offset(middle) === later) after = middle
    else before = middle
  }
  return after
}
