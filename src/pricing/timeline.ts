/** A half-open stretch of time that is bounded on both sides (ms, UTC). */
export type Span = { readonly from: number; readonly until: number }

/** A stretch between two neighbouring boundaries, in which the same items run throughout. */
export type Segment<T> = Span & { readonly running: readonly T[] }

/** What runs in a fixed set of half-open windows. */
export type Timeline<T> = {
  /** The items that run at an instant, in their given order, and the next instant at which that changes (or Infinity). */
  segmentAt(at: number): Segment<T>
}

const ALWAYS_EMPTY: Segment<never> = {
  running: [],
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
}

/**
 * Cuts time at every beginning and end. A segment is made when it is first asked for, and follows from the items alone:
 * to make all at once would take memory in the square of the windows where many overlap. Most questions are about the
 * present, so the segment that answered last is tried first.
 */
export function timelineOf<T extends Span>(items: readonly T[]): Timeline<T> {
  if (items.length === 0) return { segmentAt: () => ALWAYS_EMPTY }
  const boundaries = boundariesOf(items)
  const segments = Array.from<Segment<T> | undefined>({ length: boundaries.length + 1 })
  let latest: Segment<T> = segmentOf(items, boundaries, 0)
  return {
    segmentAt: at => {
      if (latest.from <= at && at < latest.until) return latest
      const index = firstAfter(boundaries, at)
      latest = segments[index] ??= segmentOf(items, boundaries, index)
      return latest
    },
  }
}

/** The segment that ends at a boundary; the one past the last boundary never ends. */
function segmentOf<T extends Span>(items: readonly T[], boundaries: Float64Array, index: number): Segment<T> {
  const from = boundaries[index - 1] ?? Number.NEGATIVE_INFINITY
  const until = boundaries[index] ?? Number.POSITIVE_INFINITY
  return { from, until, running: items.filter(item => item.from <= from && from < item.until) }
}

/** Every beginning and end, once, in order. */
export function boundariesOf(items: readonly Span[]): Float64Array {
  return Float64Array.from(new Set(items.flatMap(({ from, until }) => [from, until]))).sort()
}

/** The index of the first of the sorted boundaries that lies after an instant; their number if none does. */
export function firstAfter(boundaries: Float64Array, at: number): number {
  let low = 0
  let high = boundaries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((boundaries[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}
