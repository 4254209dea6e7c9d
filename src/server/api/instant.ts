/** An instant (ms) as ISO text in UTC, to the millisecond. Throws where it is none. */
export function isoText(at: number): string
/** The same; null stays null. */
export function isoText(at: number | null): string | null
export function isoText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
