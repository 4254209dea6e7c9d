import { compareKeys } from './compare'

export type Problem = { readonly collection: string; readonly id: string; readonly reason: string }
export type Report = (collection: string, id: string | number, reason: string) => void

type Keyed<T> = {
  collection: string
  rows: readonly T[]
  keyOf: (row: T) => string | number
  report: Report
}

/** One row per key, chosen by content and never by order; reports the rest. */
export function uniqueRows<T>({ collection, rows, keyOf, report }: Keyed<T>): T[] {
  const byKey = new Map<string | number, T[]>()
  for (const row of rows) {
    const same = byKey.get(keyOf(row))
    if (same) same.push(row)
    else byKey.set(keyOf(row), [row])
  }
  return [...byKey].flatMap(([key, same]) => {
    for (const _ of same.slice(1)) report(collection, key, 'is stored twice')
    return same.length === 1 ? same : same.sort(bySaying).slice(0, 1)
  })
}

function bySaying(a: unknown, b: unknown): number {
  return compareKeys(JSON.stringify(a), JSON.stringify(b))
}
