import { isStorableText } from '../runtime/storable-text'
import type { FieldCodes } from './answer'

/** The fields that no database can store (a NUL, half a surrogate pair); null where there are none. */
export function unstorableFields(input: unknown): FieldCodes | null {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [['input', input]]
  const wrong = fields.filter(([, value]) => !isStorable(value))
  return wrong.length === 0 ? null : Object.fromEntries(wrong.map(([name]) => [name, 'value']))
}

/** Iterative: input may be nested a thousand levels deep. */
function isStorable(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const each = left.pop()
    if (typeof each === 'string' && !isStorableText(each)) return false
    if (typeof each === 'object' && each !== null) for (const pair of Object.entries(each)) left.push(...pair)
  }
  return true
}
