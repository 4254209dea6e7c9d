import type { CatalogueChange, TableChange } from './change'

/** A change as its data file has it: one line for each row and for each field that changes, to be read in a diff. */
export function changeText(change: CatalogueChange): string {
  const tables = Object.entries(change).map(([name, table]) => `  ${json(name)}: ${block(2, parts(table))}`)
  return `{\n${tables.join(',\n')}\n}\n`
}

function parts({ added, changed, removed, forgotten }: TableChange): string[] {
  return [
    ...(added.length > 0 ? [`"added": [\n${added.map(row => `      ${json(row)}`).join(',\n')}\n    ]`] : []),
    ...section('changed', changed, fields => block(6, lines(fields))),
    ...section('removed', removed, json),
    ...(forgotten.length > 0 ? [`"forgotten": ${json(forgotten)}`] : []),
  ]
}

function section<Value>(name: string, rows: Record<string, Value>, text: (row: Value) => string): string[] {
  const entries = Object.entries(rows).map(([key, row]) => `${json(key)}: ${text(row)}`)
  return entries.length > 0 ? [`"${name}": ${block(4, entries)}`] : []
}

const lines = (record: Record<string, unknown>): string[] =>
  Object.entries(record).map(([key, value]) => `${json(key)}: ${json(value)}`)

function block(depth: number, inner: readonly string[]): string {
  const pad = ' '.repeat(depth)
  return `{\n${inner.map(line => `${pad}  ${line}`).join(',\n')}\n${pad}}`
}

const json = (value: unknown): string => JSON.stringify(value)
