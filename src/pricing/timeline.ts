/** A half-open span with both ends (ms, UTC). */
export type Span = { readonly from: number; readonly until: number }

export type Timeline<T> = {
  runningAt(at: number): readonly T[]
  /** The next instant at which other items run; Infinity if never. */
  boundaryAfter(at: number): number
}

/**
 * Cuts time at every beginning and end; between two the same items run. Each segment is worked out when first asked
 * for: all at once would take memory in the square of overlapping windows.
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

/** Every beginning and end once, in order, between minus and plus infinity. */
export function boundariesOf(items: readonly Span[]): Float64Array {
  const ends = items.flatMap(({ from, until }) => [from, until])
  return Float64Array.from(new Set([Number.NEGATIVE_INFINITY, ...ends, Number.POSITIVE_INFINITY])).sort()
}

/** Finds the last boundary up to an instant; tries the last answer first, since most calls ask about one present. */
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
