/** A half-open stretch of time in milliseconds (UTC); a missing end is open. */
export type Window = { readonly from?: number | undefined; readonly until?: number | undefined }

/** True when `from <= at < until`. */
export function isWithin(window: Window, at: number): boolean {
  return hasBegun(window, at) && !hasEnded(window, at)
}

/** True from the first instant of the window on. */
export function hasBegun({ from }: Window, at: number): boolean {
  return from === undefined || from <= at
}

/** True from the first instant after the window on. */
export function hasEnded({ until }: Window, at: number): boolean {
  return until !== undefined && until <= at
}
