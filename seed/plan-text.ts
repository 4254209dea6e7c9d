import { isSame } from './canonical'
import type { RowPlan, TablePlan } from './plan'

const LONGEST = 80

/** The plan for people to read: counts per collection, then each changed field and each one left to its editor. */
export function describePlan(plan: readonly TablePlan[]): string[] {
  return plan.flatMap(table => [
    countLine(table),
    ...table.rows.flatMap(row => rowLines(table.collection, row)),
  ])
}

const RARE: [kind: RowPlan['kind'], words: string][] = [
  ['removed', 'leave removed'],
  ['remove', 'remove'],
  ['refused', 'leave alone'],
]

function countLine({ collection, rows }: TablePlan): string {
  const count = (kind: RowPlan['kind']) => rows.filter(row => row.kind === kind).length
  const line = `${collection}: create ${count('create')}, change ${count('change')}, keep ${count('keep')}`
  return [
    line,
    ...RARE.flatMap(([kind, words]) => (count(kind) > 0 ? [`${words} ${count(kind)}`] : [])),
  ].join(', ')
}

function rowLines(collection: string, row: RowPlan): string[] {
  switch (row.kind) {
    case 'create':
      return []
    case 'removed':
      return [`  removed by an editor, stays away: ${collection} ${row.key}`]
    case 'remove':
      return [`  remove ${collection} ${row.key}`]
    case 'refused':
      return [`  left alone: ${collection} ${row.key}: ${row.because}`]
    case 'change':
      return [...changeLines(collection, row), ...keptLines(collection, row)]
    case 'keep':
      return keptLines(collection, row)
  }
}

function changeLines(collection: string, { key, changes }: Extract<RowPlan, { kind: 'change' }>): string[] {
  return changes.map(
    ({ field, from, to }) => `  change ${collection} ${key} ${field}: ${joined(from, to) ?? moved(from, to)}`,
  )
}

const moved = (from: unknown, to: unknown): string => `${shown(from)} → ${shown(to)}`

/** Of a list at whose end something joined, that alone. */
function joined(from: unknown, to: unknown): string | undefined {
  if (!Array.isArray(from) || !Array.isArray(to) || from.length === 0) return undefined
  const isLonger = to.length > from.length && isSame(to.slice(0, from.length), from)
  return isLonger ? `with ${shown(to.slice(from.length))}` : undefined
}

function keptLines(
  collection: string,
  { key, kept }: Extract<RowPlan, { kind: 'change' | 'keep' }>,
): string[] {
  return kept.map(
    ({ field, theirs, ours }) =>
      `  edited, stays: ${collection} ${key} ${field}: theirs ${shown(theirs)}, ours ${shown(ours)}`,
  )
}

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
