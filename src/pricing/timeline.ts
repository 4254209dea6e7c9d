/** A half-open stretch of time that is bounded on both sides (ms, UTC). */
export type Span = { readonly from: number; readonly until: number }

/** A stretch between two neighbouring boundaries, in which the same items run throughout. */
export type Segment<T> = { readonly running: readonly T[]; readonly until: number }

/** What runs in a fixed set of half-open windows. */
export type Timeline<T> = {
  /** The items that run at an instant, in their given order, and the next instant at which that changes (or Infinity). */
  segmentAt(at: number): Segment<T>
}

const ALWAYS_EMPTY: Segment<never> = { running: [], until: Number.POSITIVE_INFINITY }

/**
 * Cuts time at every beginning and end. A segment is made when it is first asked for, and follows from the items alone:
 * to make all at once would take memory in the square of the windows where many overlap.
 */
export function timelineOf<T extends Span>(items: readonly T[]): Timeline<T> {
  if (items.length === 0) return { segmentAt: () => ALWAYS_EMPTY }
  const boundaries = boundariesOf(items)
  const segments = Array.from<Segment<T> | undefined>({ length: boundaries.length + 1 })
  return {
    segmentAt: at => {
      const index = firstAfter(boundaries, at)
      const known = segments[index]
      if (known) return known
      const running = items.filter(({ from, until }) => from <= at && at < until)
      const segment = { running, until: boundaries[index] ?? Number.POSITIVE_INFINITY }
      segments[index] = segment
      return segment
    },
  }
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
