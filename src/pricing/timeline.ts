/** What runs in a closed set of half-open windows, found in O(log n + running) and never changed after it is built. */
export type Timeline<T> = {
  /** The items that run at an instant, in the order of `from` (ties as given). */
  runningAt(at: number): readonly T[]
  /** The next instant after `at` at which another item begins or ends; Infinity when none does. */
  boundaryAfter(at: number): number
}

export type Span = { readonly from: number; readonly until: number }

const NOTHING: readonly never[] = []
const EMPTY: Timeline<never> = {
  runningAt: () => NOTHING,
  boundaryAfter: () => Number.POSITIVE_INFINITY,
}

/**
 * Between two neighbouring boundaries the same items run. The items lie in the order of `from`, read as a binary tree
 * whose node knows the latest end below it, so that whole stretches that are over are never visited.
 */
export function timelineOf<T extends Span>(items: readonly T[]): Timeline<T> {
  if (items.length === 0) return EMPTY
  const spans = [...items].sort((a, b) => a.from - b.from)
  const latest = new Float64Array(spans.length)
  markLatest(spans, latest, 0, spans.length)
  const boundaries = Float64Array.from(new Set(spans.flatMap(({ from, until }) => [from, until]))).sort()
  return {
    runningAt: at => collect(spans, latest, at, 0, spans.length, []),
    boundaryAfter: at => boundaries[firstAfter(boundaries, at)] ?? Number.POSITIVE_INFINITY,
  }
}

function markLatest(spans: readonly Span[], latest: Float64Array, low: number, high: number): number {
  const middle = (low + high) >> 1
  const span = spans[middle]
  if (low >= high || !span) return Number.NEGATIVE_INFINITY
  const below = Math.max(markLatest(spans, latest, low, middle), markLatest(spans, latest, middle + 1, high))
  latest[middle] = Math.max(span.until, below)
  return latest[middle]
}

function collect<T extends Span>(
  spans: readonly T[],
  latest: Float64Array,
  at: number,
  low: number,
  high: number,
  found: T[],
): T[] {
  const middle = (low + high) >> 1
  const span = spans[middle]
  if (low >= high || !span || (latest[middle] ?? 0) <= at) return found
  collect(spans, latest, at, low, middle, found)
  if (span.from > at) return found
  if (at < span.until) found.push(span)
  return collect(spans, latest, at, middle + 1, high, found)
}

function firstAfter(sorted: Float64Array, at: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}
