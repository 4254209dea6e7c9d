export function isoText(at: number): string
export function isoText(at: number | null): string | null
export function isoText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
