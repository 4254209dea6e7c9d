import { scale } from '../money'

/** A half-open span in ms (UTC) that a charge pays for. */
export type Period = { readonly start: number; readonly end: number }

/** True from the first instant of a period to the last one before its end. */
export function isInPeriod({ start, end }: Period, at: number): boolean {
  return start <= at && at < end
}

/**
 * What is left at an instant of an amount for a whole period: the unused share to the millisecond, rounded half up once.
 * 10000 for June, on 16 June → 5000.
 */
export function shareLeft(amount: number, { start, end }: Period, at: number): number {
  return scale(amount, end - at, end - start)
}
