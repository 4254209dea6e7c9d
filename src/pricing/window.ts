/** A half-open span in ms (UTC); a missing end is open. */
export type Window = { readonly from?: number | undefined; readonly until?: number | undefined }

/** True if `from <= at < until`. */
export function isWithin(window: Window, at: number): boolean {
  return hasBegun(window, at) && !hasEnded(window, at)
}

/** True from the first instant on. */
export function hasBegun({ from }: Window, at: number): boolean {
  return from === undefined || from <= at
}

/** True from the first instant after it on. */
export function hasEnded({ until }: Window, at: number): boolean {
  return until !== undefined && until <= at
}
