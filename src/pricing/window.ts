/** A half-open stretch of time in milliseconds (UTC); a missing end is open. */
export type Window = { readonly from?: number | undefined; readonly until?: number | undefined }

/** True when `from <= at < until`. */
export function isWithin(window: Window, at: number): boolean {
  return hasBegun(window, at) && !hasEnded(window, at)
}

export function hasBegun({ from }: Window, at: number): boolean {
  return from === undefined || from <= at
}

export function hasEnded({ until }: Window, at: number): boolean {
  return until !== undefined && until <= at
}
