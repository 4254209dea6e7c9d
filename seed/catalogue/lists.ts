import { canonical } from '../canonical'
import type { CatalogueName } from './change'
import { formOf } from './storage'

/** What becomes of a list whose order says nothing: what goes out of it and what comes into it. */
export type ListChange = { without: unknown[]; with: unknown[] }

/** Lists that are shown in the order in which they stand. */
const ORDERED: ReadonlySet<string> = new Set(['promotion_ids'])

/** Whether a field is a list of names or choices in which the order says nothing. */
export function isSet(name: CatalogueName, field: string): boolean {
  const { kind } = formOf(name, field)
  return (kind === 'values' || kind === 'texts' || kind === 'relations') && !ORDERED.has(field)
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What leads from one list to another; both empty where they hold the same. */
export const listChange = (before: unknown, after: unknown): ListChange => ({
  without: lacking(listOf(after), listOf(before)),
  with: lacking(listOf(before), listOf(after)),
})

/** A list after the change, whoever else changed it meanwhile: the rest stays, what is new comes last. */
export function changedList(list: unknown, change: ListChange): unknown[] {
  const rest = lacking(change.without, listOf(list))
  return [...rest, ...lacking(rest, change.with)]
}

/** What of `items` is not among the others. */
function lacking(others: readonly unknown[], items: readonly unknown[]): unknown[] {
  const known = new Set(others.map(canonical))
  return items.filter(item => !known.has(canonical(item)))
}
