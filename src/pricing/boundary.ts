import type { Window } from './window'

/** The next instant (ms, UTC) at which a window opens or closes, or Infinity. */
export function boundaryOf({ from, until }: Window, at: number): number {
  if (from !== undefined && at < from) return from
  if (until !== undefined && at < until) return until
  return Number.POSITIVE_INFINITY
}

/** The earliest boundary of several windows (ms, UTC), or null. */
export function nextBoundary(windows: Iterable<Window>, at: number): number | null {
  let next = Number.POSITIVE_INFINITY
  for (const window of windows) next = Math.min(next, boundaryOf(window, at))
  return asInstant(next)
}

/** Null in place of Infinity, which JSON cannot hold. */
export function asInstant(boundary: number): number | null {
  return boundary === Number.POSITIVE_INFINITY ? null : boundary
}
