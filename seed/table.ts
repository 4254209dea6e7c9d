import type { z } from 'zod'
import type { SeedProblem } from './problem'

/** The rows of one collection as they are written down, and the schema that the shop reads them with. */
export type Table<Row extends object = object, Schema extends z.ZodType = z.ZodType> = {
  collection: string
  file: string
  key(row: Row): string
  rows: readonly Row[]
  schema: Schema
}

export type ParsedTable<Schema extends z.ZodType> = { rows: z.output<Schema>[]; problems: SeedProblem[] }

/** Parses every row and gives all problems at once: fields that the schema refuses and keys used twice. */
export function parseTable<Schema extends z.ZodType>(table: Table<object, Schema>): ParsedTable<Schema> {
  const parsed: ParsedTable<Schema> = { rows: [], problems: [] }
  const seen = new Set<string>()
  for (const [index, row] of table.rows.entries()) {
    const key = rowName(table, row, index)
    if (seen.has(key)) parsed.problems.push(problemOf(table, key, 'the key', 'is used twice'))
    seen.add(key)
    const result = table.schema.safeParse(row)
    if (result.success) parsed.rows.push(result.data)
    else parsed.problems.push(...issuesOf(table, key, result.error))
  }
  return parsed
}

function rowName(table: Table, row: object, index: number): string {
  const key: unknown = table.key(row)
  return key === '' || key === undefined || key === 'undefined' ? `number ${index + 1}` : String(key)
}

function issuesOf(table: Table, row: string, error: z.ZodError): SeedProblem[] {
  return error.issues.flatMap(issue => {
    if (issue.code !== 'unrecognized_keys') {
      return [problemOf(table, row, issue.path.join('.') || 'the row', issue.message)]
    }
    return issue.keys.map(name =>
      problemOf(table, row, [...issue.path, name].join('.'), 'is not a field of this row'),
    )
  })
}

function problemOf({ file }: Table, row: string, field: string, reason: string): SeedProblem {
  return { file, row, field, reason }
}
