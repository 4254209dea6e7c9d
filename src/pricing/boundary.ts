import type { Window } from './window'

/** The next instant at which a window's state changes; Infinity when it never does again. */
export function boundaryOf({ from, until }: Window, at: number): number {
  if (from !== undefined && at < from) return from
  if (until !== undefined && at < until) return until
  return Number.POSITIVE_INFINITY
}

/** The earliest of the boundaries of several windows; null when nothing changes any more. */
export function nextBoundary(windows: Iterable<Window>, at: number): number | null {
  let next = Number.POSITIVE_INFINITY
  for (const window of windows) next = Math.min(next, boundaryOf(window, at))
  return asInstant(next)
}

/** Infinity, which JSON cannot hold, becomes null. */
export function asInstant(boundary: number): number | null {
  return boundary === Number.POSITIVE_INFINITY ? null : boundary
}
