import type { RuleBookTable } from './tables'

type StoredRow = { id: string; row: Record<string, unknown> }

/** Rows to read as if they were stored; one with a stored id replaces that row. */
export type ExtraRows = Partial<Record<RuleBookTable, StoredRow[]>>

/** What is given comes after what is stored, in its own order; the tables themselves stay as they are. */
export function withExtra<Tables extends Record<RuleBookTable, StoredRow[]>>(
  stored: Tables,
  extra: ExtraRows,
): Tables {
  const merged = Object.entries(extra).map(([table, rows]): [string, StoredRow[]] => [
    table,
    [...rowsOf(stored, table).filter(({ id }) => rows.every(row => row.id !== id)), ...rows],
  ])
  return { ...stored, ...Object.fromEntries(merged) }
}

const rowsOf = (stored: Record<string, StoredRow[]>, table: string): StoredRow[] => stored[table] ?? []
