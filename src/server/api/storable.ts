import type { FieldCodes } from './answer'

/**
 * The fields of an input that no database stores, whatever its schema says: a text with a NUL in it, or with half of a
 * character. Null where there are none.
 */
export function unstorableFields(input: unknown): FieldCodes | null {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [['input', input]]
  const wrong = fields.filter(([, value]) => !isStorable(value))
  return wrong.length === 0 ? null : Object.fromEntries(wrong.map(([name]) => [name, 'value']))
}

/** Not by calling itself: what is sent may be a thousand levels deep. */
function isStorable(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const each = left.pop()
    if (typeof each === 'string' && (each.includes('\0') || !each.isWellFormed())) return false
    if (typeof each === 'object' && each !== null) for (const pair of Object.entries(each)) left.push(...pair)
  }
  return true
}
