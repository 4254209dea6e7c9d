import type pg from 'pg'
import type { Type } from 'typescript/unstable/sync'
import type { Catalogue } from './catalogue'
import type { Column, Described } from './describe'
import { kindRead, writtenKind } from './kinds'
import { canBeNull, isNeverNull } from './nulls'
import type { Sources } from './project'
import { declaredType, holdsKind, isAnything } from './types'

/** A statement with the type that its rows are declared to have. */
export type Declaration = { text: string; row: Type | undefined; described: Described }

/** What an open database and the open sources know. */
export type Known = { sources: Sources; client: pg.Client; catalogue: Catalogue }

/** What is wrong with the declared type of the rows, in sentences. */
export async function problemsOfRow(known: Known, declaration: Declaration): Promise<string[]> {
  const { checker } = known.sources
  const { row, described } = declaration
  if (!row || checker.getIndexInfosOfType(row).length > 0) return []
  const names = new Set(checker.getPropertiesOfType(row).map(({ name }) => name))
  const missing = [...names].filter(name => !described.columns.some(column => column.name === name))
  const problems = missing.map(
    name => `the type of its rows has «${name}», which the result has not: select it, or take it out`,
  )
  for (const column of described.columns)
    problems.push(
      ...(names.has(column.name) ? await problemsOfColumn(known, declaration, column) : [unnamed(column)]),
    )
  return problems
}

const unnamed = ({ name }: Column): string =>
  `the column «${name}» of the result is not in the type of its rows: name it there, or do not select it`

async function problemsOfColumn(
  known: Known,
  { text, row, described }: Declaration,
  column: Column,
): Promise<string[]> {
  const { checker } = known.sources
  const property = row && checker.getPropertyOfType(row, column.name)
  const type = property && checker.getTypeOfSymbol(property)
  if (!type) return []
  const { isNullable, parts } = declaredType(type)
  const kind = kindRead(known.catalogue, column.type)
  const problems: string[] = []
  const isOnlyNull = parts.length === 0
  if (!isOnlyNull && !holdsKind(checker, parts, kind))
    problems.push(
      `«${column.name}» is declared as ${checker.typeToString(type)}, but the database gives ${writtenKind(kind)}`,
    )
  if (!isNullable && (await canBeNull(known, { text, takes: described.parameters.length }, column)))
    problems.push(`«${column.name}» can be null, which ${checker.typeToString(type)} denies`)
  if (isNullable && !parts.some(isAnything) && isNeverNull(known, text, column))
    problems.push(`«${column.name}» is declared as ${checker.typeToString(type)}, but is never null`)
  return problems
}
