/** An instant (ms) as calls tell it, in UTC; null for never. */
export const isoText = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
