/** A half-open stretch of time that is bounded on both sides (ms, UTC). */
export type Span = { readonly from: number; readonly until: number }

/** What runs in a fixed set of half-open windows. */
export type Timeline<T> = {
  /** The items that run at an instant, in their given order. */
  runningAt(at: number): readonly T[]
  /** The next instant after this one at which other items run; Infinity if that never happens. */
  boundaryAfter(at: number): number
}

/**
 * Cuts time into segments at every beginning and end; in a segment the same items run throughout. What runs
 * in it is worked out when it is first asked for, and follows from the items alone: to do so for all at once
 * would take memory in the square of the windows where many overlap.
 */
export function timelineOf<T extends Span>(items: readonly T[]): Timeline<T> {
  const boundaries = boundariesOf(items)
  const segments = Array.from<readonly T[] | undefined>({ length: boundaries.length - 1 })
  const indexOf = segmentFinder(boundaries)
  const runningFrom = (from = 0) => items.filter(item => item.from <= from && from < item.until)
  return {
    runningAt: at => {
      const index = indexOf(at)
      const running = segments[index] ?? runningFrom(boundaries[index])
      segments[index] = running
      return running
    },
    boundaryAfter: at => boundaries[indexOf(at) + 1] ?? Number.POSITIVE_INFINITY,
  }
}

/** Every beginning and end, once, in order, between the two ends of time. */
export function boundariesOf(items: readonly Span[]): Float64Array {
  const ends = items.flatMap(({ from, until }) => [from, until])
  return Float64Array.from(new Set([Number.NEGATIVE_INFINITY, ...ends, Number.POSITIVE_INFINITY])).sort()
}

/**
 * Finds the last boundary that is not after an instant. Most questions are about one present: the last answer
 * goes first.
 */
export function segmentFinder(boundaries: Float64Array): (at: number) => number {
  const startOf = (index: number) => boundaries[index] ?? Number.POSITIVE_INFINITY
  let latest = 0
  return at => {
    if (startOf(latest) <= at && at < startOf(latest + 1)) return latest
    let above = boundaries.length - 1
    latest = 0
    while (above - latest > 1) {
      const middle = (latest + above) >> 1
      if (startOf(middle) <= at) latest = middle
      else above = middle
    }
    return latest
  }
}
