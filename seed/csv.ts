import type { SeedProblem } from './problem'

/** A row of a CSV file: its columns by name. */
type CsvRow = Record<string, string>

export type Csv = { rows: CsvRow[]; problems: SeedProblem[] }

/** Reads comma-separated text whose first line names the columns. Quoted fields are refused, not misread. */
export function parseCsv(file: string, text: string): Csv {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  const columns = header.split(',')
  const csv: Csv = { rows: [], problems: [] }
  for (const [index, line] of lines.entries()) {
    const cells = line.split(',')
    const problem = lineProblem(columns, line, cells)
    if (problem) csv.problems.push({ file, row: `on line ${index + 2}`, ...problem })
    else csv.rows.push(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
  }
  return csv
}

function lineProblem(columns: string[], line: string, cells: string[]) {
  if (line.includes('"')) {
    const field = columns[cells.findIndex(cell => cell.includes('"'))] ?? 'the line'
    return { field, reason: 'must not be quoted' }
  }
  const missing = columns[cells.length]
  if (missing !== undefined) return { field: missing, reason: 'is missing' }
  if (cells.length > columns.length) {
    return { field: 'the line', reason: `has ${cells.length} fields instead of ${columns.length}` }
  }
  return undefined
}
